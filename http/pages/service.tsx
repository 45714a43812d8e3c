// `/accessibilita` and `/privacy`: what the service says of itself, with whoever runs it as the installation states.
import type { JSX } from 'preact';
import { type Frame, type PageContent } from './document.js';
import { serviceWords } from './service-words.js';

/** Their paths, by the words that they show. */
const servicePaths = { accessibility: '/accessibilita', privacy: '/privacy' } as const;

export function servicePage(name: keyof typeof servicePaths, frame: Frame): PageContent {
  const { title, lead, sections } = serviceWords[frame.language][name];
  return {
    title,
    description: lead,
    path: servicePaths[name],
    body: (
      <>
        <h1>{title}</h1>
        <p class="lead">{lead}</p>
        {sections.map(({ id, title: heading, paragraphs }) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id}>{heading}</h2>
            {paragraphs.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </section>
        ))}
        <Operator frame={frame} />
      </>
    ),
  };
}

/** The operator of the service, as far as the installation states it (`CONTACT_NAME`, `CONTACT_EMAIL`, `CONTACT_URL`). */
function Operator({ frame: { language, contact } }: { frame: Frame }): JSX.Element {
  const words = serviceWords[language];
  const { name, email, url } = contact;
  return (
    <section aria-labelledby="gestore">
      <h2 id="gestore">{words.operator}</h2>
      <p>{name === undefined ? words.unnamed : `${words.runBy} ${name}`}</p>
      {email === undefined ? null : (
        <p>
          {words.write} <a href={`mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`}>{email}</a>
        </p>
      )}
      {url === undefined ? null : (
        <p>
          {words.page} <a href={url}>{url}</a>
        </p>
      )}
      {email === undefined && url === undefined ? <p>{words.nobody}</p> : null}
    </section>
  );
}
