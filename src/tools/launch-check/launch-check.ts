/**
 * npm run launch-check: lists samples, placeholders and third parties that are not connected, and fails
 * while there are any. The settings of the host, which it can't see, follow as a reminder.
 */
import { parseArguments } from '../parse-arguments.ts';
import { readContent } from '../writing/model/content.ts';
import { formatProblem } from '../writing/model/problem.ts';
import { openPoints } from './open-points.ts';

/** Of what the host can insert into pages. The site's policy blocks such scripts. */
const HOST_SETTINGS = [
  'Security, Settings, “Email Address Obfuscation”: off. It replaces addresses by text that only its own script can turn back.',
  'Analytics & Logs, Web Analytics, “Automatic setup”: off. Its beacon is blocked, which fills the visitors’ consoles.',
  'Speed, Settings, “Rocket Loader”: off. It changes the type of every script, so that none of them runs.',
  'Security, Settings, “JavaScript detections” and “Bot Fight Mode”, and Zaraz: off. Each adds a script to every page.',
];

parseArguments({});
const points = openPoints(readContent(process.cwd()));
for (const each of points) console.log(`${formatProblem(each)}\n`);
console.log('At the host (Cloudflare), before the launch:');
for (const setting of HOST_SETTINGS) console.log(`- ${setting}`);
console.log(
  points.length === 0
    ? '\nReady to go live: no samples or placeholders are left, and each third party is connected.'
    : `\nNot ready to go live: ${points.length} open point(s) in ${new Set(points.map(({ file }) => file)).size} file(s).`,
);
process.exitCode = points.length === 0 ? 0 : 1;
