import { spawnSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Certificate } from '../../src/commands/support/host.ts';

/** A program of the machine's, not of the project's. */
const OPENSSL = 'openssl';

/**
 * A self-signed certificate for localhost, by the machine's openssl: selfsigned would bring two cryptography libraries.
 * @param folder where its files are put
 * @throws where the machine has no openssl
 */
export function makeCertificate(folder: string): Certificate {
  fs.mkdirSync(folder, { recursive: true });
  const files = { key: path.resolve(folder, 'key.pem'), cert: path.resolve(folder, 'cert.pem') };
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-keyout', files.key, '-out', files.cert];
  const run = spawnSync(OPENSSL, ['req', '-x509', '-days', '2', ...key, ...subject], { encoding: 'utf8' });
  if (run.status !== 0) throw new Error(`openssl made no certificate: ${run.stderr ?? 'it is not installed'}`);
  return files;
}

/** Chromium's switch by which it trusts that one certificate; one that trusts any would also keep it from caching. */
export function trusting({ cert }: Certificate): string {
  const key = new X509Certificate(fs.readFileSync(cert)).publicKey.export({ type: 'spki', format: 'der' });
  return `--ignore-certificate-errors-spki-list=${createHash('sha256').update(key).digest('base64')}`;
}
