#!/bin/sh
# Writes who may come in, the one user of the site, from the environment; then becomes PgBouncer.
set -eu
: "${POSTGRES_PASSWORD:?is not set}"
umask 077
printf '"cosmic" "%s"\n' "$(printf %s "$POSTGRES_PASSWORD" | sed 's/"/""/g')" >/run/pgbouncer/userlist.txt
exec pgbouncer /etc/pgbouncer/pgbouncer.ini
