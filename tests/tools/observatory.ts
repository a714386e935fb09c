/**
 * npm run observatory: what Mozilla's HTTP Observatory says of the built site, served by https on the production engine.
 * Its scanner is fetched once into .cache; it is no dependency, since it brings a web server and a database client along.
 */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import https from 'node:https';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuilt } from '../../src/commands/support/build-site.ts';
import { freePort, startHost } from '../../src/commands/support/host.ts';
import { makeCertificate } from '../support/certificate.ts';
import { fetchTool } from '../support/fetched-tool.ts';

const WANTED = 130;
const HOME = '.cache/observatory';

interface Result {
  scan: { grade: string; score: number };
  tests: Record<string, { pass: boolean; result: string; scoreModifier: number }>;
}

const { values } = parseArgs({ options: { port: { type: 'string', default: '4443' } } });
if (!(await ensureBuilt())) process.exit(1);

const scanner = fetchScanner();
const certificate = makeCertificate(HOME);
const host = await startHost({ directory: 'dist', port: await freePort(Number(values.port)), certificate });
// The scanner tries plain http as well; what the host says of that is meant.
const site = await scan(new URL(host.url).host);
await host.stop();
const weak = await scanWeakSite();

console.table(
  Object.fromEntries(Object.entries(site.tests).map(([name, { result, scoreModifier }]) => [name, { result, points: scoreModifier }])),
);
console.log(`${site.scan.grade}, ${site.scan.score} points (wanted: A+ and ${WANTED}). A site without any of it gets ${weak.scan.score}.`);
if (weak.scan.score >= WANTED) fail('The scanner praises a site without a single header, so it says nothing.');
if (site.scan.grade !== 'A+' || site.scan.score < WANTED) fail('That is too little.');
process.exit(0);

/** @returns the scanner's module */
function fetchScanner(): string {
  const folder = fetchTool('@mdn/mdn-http-observatory', '1.4.8', HOME);
  // The scanner would fetch the list of preloaded hosts from its maker; this machine is on none.
  fs.writeFileSync(path.join(folder, 'conf', 'hsts-preload.json'), '{}');
  return path.join(folder, 'src', 'index.js');
}

/** Scans a host in a process that trusts the certificate. */
async function scan(at: string): Promise<Result> {
  const program = `import { scan } from ${JSON.stringify(`file://${scanner}`)}; console.log(JSON.stringify(await scan(${JSON.stringify(at)})));`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    env: { ...process.env, NODE_EXTRA_CA_CERTS: certificate.cert },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let said = '';
  for await (const part of child.stdout) said += part;
  if (!said) fail('The scanner ended without an answer.');
  return JSON.parse(said) as Result;
}

/** What the scanner says of a page without headers and policy, on the same terms. */
async function scanWeakSite(): Promise<Result> {
  const server = https.createServer({ key: fs.readFileSync(certificate.key), cert: fs.readFileSync(certificate.cert) }, (_, answer) => {
    answer.setHeader('Content-Type', 'text/html');
    answer.end('<!doctype html><title>Weak</title><script>document.title = "weak";</script>');
  });
  const port = await freePort(Number(values.port) + 1);
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve));
  const result = await scan(`localhost:${port}`);
  server.close();
  return result;
}

function fail(reason: string): never {
  console.error(reason);
  process.exit(1);
}
