#!/bin/sh
# Builds the image where no registry of images is at hand, and tries it: http/operate/try-image.sh [FOLDER]
# As root, with podman (and golang-github-containers-common, which it recommends), runc and debootstrap. Only the registry of npm packages and Debian's packages (from MIRROR=…, or the usual place) are asked.
# The base that Containerfile expects is made of Debian packages and of the Node.js of this machine.
set -eu
cd "$(dirname "$0")/../.."
work=${1:-$(mktemp -d)}
log=$work/log
container() { podman --storage-driver vfs --root "$work/store" --runroot "$work/run" --runtime runc "$@"; }
say() { echo "$*" >&2; }

mkdir -p "$work"
if [ ! -x "$work/base/usr/local/bin/node" ]; then
  say "base: Debian's packages and Node.js $(node --version)"
  debootstrap --variant=minbase --include=ca-certificates,adduser bookworm "$work/base" ${MIRROR:+"$MIRROR"} > "$log" 2>&1 || { tail "$log"; exit 1; }
  chroot "$work/base" useradd -u 1000 -m node
  cp -L "$(command -v node)" "$work/base/usr/local/bin/"
  npm=$(dirname "$(dirname "$(readlink -f "$(command -v npm)")")")
  mkdir -p "$work/base/usr/local/lib/node_modules"
  cp -a "$npm" "$work/base/usr/local/lib/node_modules/npm"
  ln -s ../lib/node_modules/npm/bin/npm-cli.js "$work/base/usr/local/bin/npm"
  # What this machine trusts and asks, for the building.
  cp -L /etc/ssl/certs/ca-certificates.crt "$work/base/etc/ssl/certs/"
  for kind in user global; do
    file=$(npm config get "${kind}config")
    if [ -f "$file" ]; then cat "$file"; fi
  done > "$work/base/root/.npmrc"
fi
tar -C "$work/base" -c . | container import \
  -c "ENV NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt" - localhost/node:slim > "$log" 2>&1 || { tail "$log"; exit 1; }

say 'image'
container build --isolation chroot --build-arg NODE=localhost/node:slim -f http/operate/Containerfile -t legami . > "$log" 2>&1 \
  || { tail -30 "$log"; exit 1; }
bytes=$(container image inspect legami --format '{{.Size}}')
node=$(stat -L -c %s "$(command -v node)")
say "image: $((bytes / 1000000)) MB, $(((bytes - node) / 1000000)) MB without Node.js itself"

say 'trying it: no network, nothing can be written but the state, no capability'
container rm -f legami-try > /dev/null 2>&1 || true
trap 'container rm -f legami-try > /dev/null 2>&1' EXIT
container run -d --name legami-try --network none --read-only --read-only-tmpfs=false --tmpfs /tmp --cap-drop ALL \
  --security-opt no-new-privileges --memory 1g --pids-limit 64 --ulimit nofile=4096:8192 --ulimit nproc=512:512 \
  legami serve --admin-port 9464 > /dev/null
ask() { container exec legami-try node -e "fetch('http://127.0.0.1:$1').then(async (r) => { console.log(r.status, (await r.text()).slice(0, 60).replace(/\s+/g, ' ')); process.exit(r.ok ? 0 : 1) }, () => process.exit(1))"; }
tries=0
until ask 9464/ready > /dev/null 2>&1; do
  tries=$((tries + 1))
  if [ "$tries" -gt 30 ]; then container logs legami-try; exit 1; fi
  sleep 1
done
for path in 9464/ready 8080/status 8080/api/public/health 8080/; do
  printf '%s ' "$path"
  ask "$path"
done
container exec legami-try node -e "require('fs').writeFileSync('/usr/local/x', '')" 2> /dev/null && { say 'a file could be written'; exit 1; }
container stop -t 12 legami-try > /dev/null
code=$(container inspect legami-try --format '{{.State.ExitCode}}')
say "stopped with $code"
test "$code" = 0
