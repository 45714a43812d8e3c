#!/bin/sh
# Tries the units under a systemd of their own, in a container: http/operate/try-units.sh FOLDER
# After try-image.sh FOLDER, which made the base there. As root, with podman and runc. The units get the sample corpus and no network.
set -eu
cd "$(dirname "$0")/../.."
work=${1:?the folder of try-image.sh expected}
log=$work/log
root=$work/systemd
container() { podman --storage-driver vfs --root "$work/store" --runroot "$work/run" --runtime runc --cgroup-manager cgroupfs "$@"; }
inside() { container exec legami-units "$@"; }
say() { echo "$*" >&2; }
fail() { say "$*"; inside journalctl -u legami -u legami-keep --no-pager | tail -30 >&2; exit 1; }

say 'a system of Debian with systemd and the program'
if [ ! -x "$root/sbin/init" ]; then
  rm -rf "$root"
  cp -a "$work/base" "$root"
  cp -L /etc/resolv.conf "$root/etc/"
  cp /etc/apt/apt.conf.d/* "$root/etc/apt/apt.conf.d/"
  { chroot "$root" apt-get update && chroot "$root" apt-get install -y --no-install-recommends systemd systemd-sysv dbus; } > "$log" 2>&1 || { tail "$log"; exit 1; }
fi
npm pack --silent --pack-destination "$root/srv" > /dev/null
chroot "$root" sh -c 'npm install --global --offline --prefix /usr/local /srv/legami-*.tgz' > "$log" 2>&1 || { tail "$log"; exit 1; }
cp http/operate/systemd/* "$root/etc/systemd/system/"
echo 'CONTACT_EMAIL=you@example.it' > "$root/etc/legami.env"
mkdir -p "$root/srv/corpus" && cp corpus/*.xml corpus/manifest.json "$root/srv/corpus/"
tar -C "$root" -c . | container import - localhost/legami-units > "$log" 2>&1 || { tail "$log"; exit 1; }
container rm -f legami-units > /dev/null 2>&1 || true
trap 'container rm -f legami-units > /dev/null 2>&1' EXIT
container run -d --name legami-units --privileged --systemd=always --network none --ulimit nofile=8192:16384 \
  --ulimit nproc=4096:4096 localhost/legami-units /sbin/init > /dev/null
until inside systemctl is-system-running --wait > /dev/null 2>&1; do sleep 1; done

say 'enabled: nothing is served before there is a snapshot'
inside systemctl enable --now --quiet legami.service legami.path legami-keep.timer
[ "$(inside systemctl is-active legami || true)" = inactive ] || fail 'served without a snapshot'
as_legami='systemd-run --wait --pipe --quiet -p DynamicUser=yes -p User=legami -p StateDirectory=legami -p BindReadOnlyPaths=/srv'
inside sh -c "$as_legami cp -r /srv/corpus /var/lib/legami/corpus"
inside sh -c "$as_legami legami keep --state /var/lib/legami --no-fetch" || fail 'the first snapshot could not be made'

# The state of the unit, once it is the expected one and the service answers.
expect() {
  tries=0
  until inside sh -c "[ \"\$(systemctl is-active legami)\" = active ] && node -e \"fetch('http://127.0.0.1:9464/ready').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))\""; do
    tries=$((tries + 1))
    [ "$tries" -lt 20 ] || fail "$1: not served"
    sleep 1
  done
  say "$1: served"
}
expect 'after the first snapshot'
inside sh -c 'rm /var/lib/private/legami/corpus/legge_2024-08-09_114.xml'
# Exit status 3: there is no network to fetch from; what is here was looked at all the same.
inside systemctl start legami-keep.service > /dev/null 2>&1 || true
inside journalctl -u legami-keep --no-pager | grep -q 'confirm .* serves ' || fail 'legami-keep did not change over'
expect 'after legami-keep with one act fewer'
inside systemctl reload legami
expect 'reloaded'
inside systemctl kill -s KILL legami
sleep 3
expect 'killed, and started again'
inside systemctl stop --quiet legami 2> /dev/null
sleep 3
[ "$(inside systemctl is-active legami || true)" = inactive ] || fail 'started again although it was stopped'
[ "$(inside systemctl show legami -p Result --value)" = success ] || fail 'stopped with a failure'
inside systemctl start legami
expect 'stopped and started'
inside systemd-analyze security legami legami-keep --no-pager | tail -2
