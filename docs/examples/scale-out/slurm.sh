#!/bin/bash
# A run in sixteen parts, each a task of an array: "sbatch slurm.sh" in a folder that all nodes share, with @ec/balance installed. When all
# are done, "npx ec-balance merge part-*.json --save whole.json" joins them.
#SBATCH --array=1-16
#SBATCH --cpus-per-task=4
#SBATCH --requeue
set -euo pipefail
part=part-$SLURM_ARRAY_TASK_ID.json
# Slurm runs a task again when its node was lost, and what was half done is run anew.
rm -f "$part"
npx ec-balance run missile-salvos --trials "${TRIALS:-16M}" --workers "$SLURM_CPUS_PER_TASK" \
  --shard "$SLURM_ARRAY_TASK_ID/$SLURM_ARRAY_TASK_COUNT" --save "$part"
