#!/bin/bash
# A run on machines that come and go: "REDIS_URL=redis://redis.example.org:6379 bash redis.sh worker" on every machine that helps, and
# "… bash redis.sh run" on yours. All have the same version of @ec/balance installed in the current folder, with bullmq and ioredis.
set -euo pipefail
url=${REDIS_URL:-redis://localhost:6379}
case ${1:-} in
  worker) exec npx ec-balance worker "$url" ;;
  run) exec npx ec-balance run missile-salvos --trials "${TRIALS:-16M}" --queue "$url" --save whole.json ;;
  *)
    echo "usage: redis.sh worker | run" >&2
    exit 2
    ;;
esac
