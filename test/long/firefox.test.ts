// Every kind of page in Firefox, by WebDriver BiDi: within the window, without a complaint; previews, suggestions, and the explorer
// without WebGL and, on a screen that Xvfb makes, with it.
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { act, inLanguage, startSite } from '../http/pages/site.js';
import { findProgram, needing } from '../programs.js';

const firefox = suite('firefox');
const program = findProgram('firefox-esr', 'firefox');
// Node.js has WebSocket from version 22; 20 has it behind a flag.
const canTalk = typeof globalThis.WebSocket === 'function';
const inFirefox = needing(firefox, canTalk ? 'firefox' : 'firefox and WebSocket', canTalk ? program : null);

/** Milliseconds after which Firefox is given up. */
const patience = 60_000;

interface Reply {
  id?: number;
  type?: string;
  message?: string;
  result?: unknown;
  params?: { level?: string; text?: string };
}

/** A window of Firefox. */
class Window {
  readonly #waiting = new Map<number, { done: (result: unknown) => void; fail: (error: Error) => void }>();
  /** What the console of the pages said since it was last asked. */
  readonly #said: string[] = [];
  #context = '';

  private constructor(
    private readonly child: ChildProcess,
    private readonly profile: string,
    private readonly socket: WebSocket,
  ) {
    socket.addEventListener('message', ({ data }) => this.#take(JSON.parse(String(data)) as Reply));
  }

  /** @param screen of an X server, on which Firefox has WebGL, drawn by the processor; without one it has none */
  static async open(path: string, screen: string | null): Promise<Window> {
    const profile = mkdtempSync(join(tmpdir(), 'legami-firefox-'));
    writeFileSync(join(profile, 'user.js'), 'user_pref("webgl.force-enabled", true);');
    const flags = ['--no-remote', '--profile', profile, '--remote-debugging-port', '0'];
    const child = spawn(path, screen === null ? ['--headless', ...flags] : flags, {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, LIBGL_ALWAYS_SOFTWARE: '1', ...(screen === null ? {} : { DISPLAY: screen }) },
    });
    const address = await new Promise<string>((resolve, reject) => {
      setTimeout(() => reject(new Error('Firefox: no address found, one expected')), patience).unref();
      let output = '';
      child.stderr.on('data', (text: Buffer) => {
        const found = /WebDriver BiDi listening on (ws:\S+)/.exec((output += text.toString()));
        if (found !== null) resolve(found[1]!);
      });
    });
    const socket = new WebSocket(`${address}/session`);
    await new Promise((resolve) => socket.addEventListener('open', resolve));
    const window = new Window(child, profile, socket);
    await window.ask('session.new', { capabilities: {} });
    await window.ask('session.subscribe', { events: ['log.entryAdded'] });
    const { contexts } = (await window.ask('browsingContext.getTree')) as { contexts: { context: string }[] };
    window.#context = contexts[0]!.context;
    return window;
  }

  ask(method: string, params: object = {}): Promise<unknown> {
    const id = this.#waiting.size + 1;
    return new Promise((done, fail) => {
      this.#waiting.set(id, { done, fail });
      this.socket.send(JSON.stringify({ id, method, params }));
    });
  }

  #take({ id, type, message, result, params }: Reply): void {
    if (id === undefined) {
      if (params?.level === 'error' || params?.level === 'warn') this.#said.push(params.text ?? '');
      return;
    }
    if (type === 'error') this.#waiting.get(id)?.fail(new Error(`Firefox: ${message ?? ''}`));
    else this.#waiting.get(id)?.done(result);
  }

  resize(width: number): Promise<unknown> {
    return this.ask('browsingContext.setViewport', { context: this.#context, viewport: { width, height: 900 } });
  }

  /** Opens a page. @returns what the console said */
  async go(url: string): Promise<string[]> {
    this.#said.splice(0);
    await this.ask('browsingContext.navigate', { context: this.#context, url, wait: 'complete' });
    return this.#said;
  }

  /** The value of an expression, once it is true or time is over. */
  async value(expression: string): Promise<unknown> {
    const params = { expression, target: { context: this.#context }, awaitPromise: true };
    for (let waits = 0; ; waits++) {
      const { result } = (await this.ask('script.evaluate', params)) as { result?: { value?: unknown } };
      if (Boolean(result?.value) || waits === 50) return result?.value;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  act(type: 'key' | 'pointer', actions: readonly object[]): Promise<unknown> {
    return this.ask('input.performActions', { context: this.#context, actions: [{ type, id: type, actions }] });
  }

  async close(): Promise<void> {
    this.socket.close();
    const ended = new Promise((resolve) => this.child.once('exit', resolve));
    this.child.kill();
    await ended;
    rmSync(this.profile, { recursive: true, force: true });
  }
}

/** Starts an X server. @returns its process, and the name of its screen */
async function openScreen(path: string): Promise<{ server: ChildProcess; screen: string }> {
  const flags = ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'];
  const server = spawn(path, flags, { stdio: ['ignore', 'pipe', 'ignore'] });
  const screen = await new Promise<string>((resolve, reject) => {
    setTimeout(() => reject(new Error('Xvfb: no screen found, one expected')), patience).unref();
    server.stdout.once('data', (number: Buffer) => resolve(`:${number.toString().trim()}`));
  });
  return { server, screen };
}

const { service, catalog, addresses, stop } = await startSite();
const window = canTalk && program !== null ? await Window.open(program, null) : null;
firefox.after(async () => {
  await window?.close();
  await stop();
});
const open = (path: string) => window!.go(`http://127.0.0.1:${service.port}${inLanguage(path, 'it')}`);

for (const width of [360, 1280])
  inFirefox(`${width} px: every page is within the window, and nothing complains`, async () => {
    await window!.resize(width);
    for (const address of addresses) {
      const said = await open(address);
      const over = 'String(document.documentElement.scrollWidth - document.documentElement.clientWidth)';
      assert.is(await window!.value(over), '0', address);
      assert.equal(said, [], address);
    }
  });

inFirefox('a reference under the pointer shows what it names', async () => {
  await open(`${act}/art/10-bis`);
  const link = `document.querySelector('.law a.cited, ul.cited a')`;
  const spot = (await window!.value(
    `(() => { const link = ${link}; link.scrollIntoView({ block: 'center' }); const { x, y, width, height } = link.getClientRects()[0]; return x + width / 2 + ' ' + (y + height / 2); })()`,
  )) as string;
  const [x = 0, y = 0] = spot.split(' ').map((place) => Math.round(Number(place)));
  await window!.act('pointer', [
    { type: 'pointerMove', x: 1, y: 1 },
    { type: 'pointerMove', x, y },
  ]);
  assert.ok(await window!.value(`!document.getElementById('anteprima').hidden`));
});

inFirefox('words that are typed bring suggestions', async () => {
  await open('/');
  await window!.value(`document.querySelector('input[name=q]').focus() === undefined`);
  const keys = [...'codice amm'].flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]);
  await window!.act('key', keys);
  assert.match(String(await window!.value(`document.querySelector('[role=option]')?.textContent`)), /amministrazione/i);
});

const graph = `/grafo?norma=l.+241/1990`;
const isListed = `document.querySelectorAll('#rows button').length > 0`;

inFirefox('without WebGL the explorer says so, and lists', async () => {
  await catalog.graphs.places.layOut();
  await open(graph);
  assert.ok(await window!.value(isListed));
  assert.ok(await window!.value(`document.getElementById('stage').hidden`));
  assert.match(String(await window!.value(`document.getElementById('graph-notice').textContent`)), 'WebGL');
});

const screens = findProgram('Xvfb');
const onScreen = needing(firefox, 'firefox and Xvfb', canTalk && program !== null ? screens : null);

onScreen('with WebGL the explorer draws, and the picture answers the keyboard and the years', async () => {
  await catalog.graphs.places.layOut();
  const { server, screen } = await openScreen(screens!);
  const drawn = await Window.open(program!, screen);
  try {
    await drawn.resize(1280);
    const said = await drawn.go(`http://127.0.0.1:${service.port}${inLanguage(graph, 'it')}`);
    assert.ok(await drawn.value(isListed));
    assert.ok(await drawn.value(`document.querySelectorAll('#stage canvas').length > 1`));
    assert.ok(await drawn.value(`document.getElementById('graph-notice').hidden`));
    const pixels = `(() => {
      const [first] = [...document.querySelectorAll('#stage canvas')].filter((one) => one.classList.contains('sigma-nodes'));
      const copy = Object.assign(document.createElement('canvas'), { width: first.width, height: first.height });
      return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => {
        const context = copy.getContext('2d');
        context.drawImage(first, 0, 0);
        done(context.getImageData(0, 0, copy.width, copy.height).data.filter((one) => one > 0).length);
      })));
    })()`;
    await drawn.value(`(document.getElementById('stage').focus(), true)`);
    const key = (value: string) => ['keyDown', 'keyUp'].map((type) => ({ type, value }));
    // A picture lasts as long as the frame that draws it, which a busy machine may miss: then it is drawn again.
    let dots = 0;
    for (let tries = 0; tries < 10 && dots <= 100; tries++) {
      await drawn.act('key', [...key('+'), ...key('\uE012')]);
      dots = Number(await drawn.value(pixels));
    }
    assert.ok(dots > 100);
    const counts = await drawn.value(`document.getElementById('counts').textContent`);
    await drawn.value(`(() => {
      const [first] = document.querySelectorAll('#brush input[type=range], input[type=range]');
      first.value = first.max;
      first.dispatchEvent(new Event('input', { bubbles: true }));
      return true;
    })()`);
    assert.is.not(await drawn.value(`document.getElementById('counts').textContent`), counts);
    assert.equal(said, []);
  } finally {
    await drawn.close();
    server.kill();
  }
});

firefox.run();
