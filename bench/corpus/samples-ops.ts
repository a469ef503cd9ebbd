import { code, separate, type SampleTemplate } from './sample-words.js';

const bashLoop: SampleTemplate = (w) => code`
  #!/usr/bin/env bash
  set -euo pipefail

  revision='${w.id}'
  ${w.settings(1, 3).map((s) => `export ${separate(s.name, '_').toUpperCase()}=${s.value}`)}

  # ${w.note()}
  for name in ${w.names(2, 4).join(' ')}; do
    if ! stackctl ${w.verb} "$name" --revision "$revision" --timeout ${w.int(5, 300)}s; then
      echo "failed: $name" >&2
      exit ${w.int(1, 9)}
    fi
  done
`;

const bashFunction: SampleTemplate = (w) => code`
  ${w.verb}_${w.snake}() {
    local target="\${1:-${w.component}}" attempts=0
    until curl -fsS "https://$target.internal/healthz?id=${w.id}" > /dev/null; do
      attempts=$((attempts + 1))
      [[ $attempts -lt ${w.int(3, 30)} ]] || return 1
      sleep ${w.int(1, 20)}
    done
  }

  case "\${MODE:-${w.mode}}" in
    ${w.names(1, 4).map((name) => `${name}) ${w.verb}_${w.snake} '${name}' ;;`)}
    *) echo "usage: $0 MODE" ;;
  esac
`;

const bashPipeline: SampleTemplate = (w) => code`
  workdir=$(mktemp -d)
  trap 'rm -rf "$workdir"' EXIT

  cat > "$workdir/${w.kebab}.env" <<'CONFIG'
  REVISION=${w.id}
  ${w.settings(1, 6).map((s) => `${separate(s.name, '_').toUpperCase()}=${s.value}`)}
  CONFIG

  # ${w.note()}
  stackctl export --component ${w.component} --format json |
    jq -r '.items[] | select(.mode == "${w.mode}") | .name' |
    sort -u | head -n ${w.int(5, 500)} > "$workdir/names.txt"
`;

const pythonDataclass: SampleTemplate = (w) => code`
  from dataclasses import dataclass, field


  @dataclass(frozen=True, slots=True)
  class ${w.pascal}:
      """${w.note()}."""

      revision: str = "${w.id}"
      ${w.settings(1, 5).map((s) => `${separate(s.name, '_')}: int = ${s.value}`)}
      tags: list[str] = field(default_factory=list)

      @property
      def is_${w.mode}(self) -> bool:
          return len(self.tags) > ${w.int(1, 30)} and "${w.component}" in self.tags
`;

const pythonAsync: SampleTemplate = (w) => code`
  import asyncio
  import logging

  log = logging.getLogger("${w.pkg}.${w.snake}")


  async def ${w.verb}_all(client, names, *, limit=${w.int(2, 64)}):
      semaphore = asyncio.Semaphore(limit)
      ${w.settings(1, 3).map((s) => `${separate(s.name, '_')} = limit * ${s.value}`)}
      for name in names:
          async with semaphore:
              try:
                  await client.${w.verb}(name, revision="${w.id}")
              except TimeoutError as error:  # ${w.note()}
                  log.warning("%s: %r after %d s", name, error, ${w.int(2, 90)})
`;

const pythonScript: SampleTemplate = (w) => code`
  import json
  import sys
  from pathlib import Path

  DEFAULTS = {
      ${w.settings(1, 4).map((s) => `"${separate(s.name, '_')}": ${s.value},`)}
  }


  def main(path: str) -> int:
      entries = json.loads(Path(path).read_text(encoding="utf-8"))
      selected = [e for e in entries if e.get("mode", "${w.mode}") != "${w.id}"]
      print(f"{len(selected):>${w.int(4, 12)}} of {len(entries)} to ${w.verb}", DEFAULTS)
      return 0 if selected else ${w.int(1, 9)}


  sys.exit(main(sys.argv[1]))
`;

const yamlDeployment: SampleTemplate = (w) => code`
  # ${w.note()}
  apiVersion: stack.example/v${w.int(1, 4)}
  kind: ${w.pascal}
  metadata:
    name: ${w.component}-${w.kebab}
    labels: { mode: ${w.mode}, revision: "${w.id}" }
  spec:
    replicas: ${w.int(1, 24)}
    paused: false
    options:
      ${w.settings(1, 5).map((s) => `${s.name}: ${s.value}`)}
    depends:
      ${w.names(1, 4).map((name) => `- ${name}`)}
`;

const yamlWorkflow: SampleTemplate = (w) => code`
  name: ${w.verb}-${w.kebab}
  on:
    schedule:
      - cron: '${w.int(0, 59)} ${w.int(0, 23)} * * *'
  jobs:
    ${w.verb}:
      runs-on: ubuntu-latest
      timeout-minutes: ${w.int(2, 60)}
      steps:
        - run: stackctl login --revision ${w.id}
        ${w.names(1, 4).map((name) => `- run: stackctl ${w.verb} ${name}`)}
        - name: Report
          if: \${{ always() }}
          run: |
            stackctl status --mode ${w.mode}
            echo "done after $SECONDS s"
`;

const yamlAlerts: SampleTemplate = (w) => code`
  groups:
    - name: &group ${w.kebab}
      interval: ${w.int(5, 300)}s
      rules:
        - alert: ${w.pascal}TooSlow
          expr: rate(${w.snake}_total{revision="${w.id}"}[${w.int(2, 30)}m]) > ${w.int(1, 90)}
          for: ${w.int(1, 60)}m
          labels:
            ${w.settings(1, 5).map((s) => `${separate(s.name, '_')}: "${s.value}"`)}
          annotations:
            summary: >-
              ${w.note()}
            group: *group
`;

/** Code samples for operators (shell, Python and YAML), by fence language. */
export const opsSamples: Record<string, readonly SampleTemplate[]> = {
  bash: [bashLoop, bashFunction, bashPipeline],
  python: [pythonDataclass, pythonAsync, pythonScript],
  yaml: [yamlDeployment, yamlWorkflow, yamlAlerts],
};
