import { spawnSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Certificate } from '../../src/commands/support/host.ts';

/** A program of the operating system, not of the project. */
const OPENSSL = 'openssl';

/**
 * Creates a self-signed certificate for localhost with the openssl command: the package selfsigned would bring two cryptography
 * libraries.
 * @param folder where the PEM files are written
 * @throws if openssl is not installed
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

/** Chromium's switch to trust this certificate only; the switch to trust any certificate also turns its cache off. */
export function trusting({ cert }: Certificate): string {
  const key = new X509Certificate(fs.readFileSync(cert)).publicKey.export({ type: 'spki', format: 'der' });
  return `--ignore-certificate-errors-spki-list=${createHash('sha256').update(key).digest('base64')}`;
}
