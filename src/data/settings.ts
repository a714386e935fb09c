import { getEntry } from 'astro:content';
import type { SettingsKind, SettingsOf } from '../schemas/settings.ts';

/** The settings of one kind, src/content/settings/<kind>.yaml. */
export async function getSettings<K extends SettingsKind>(kind: K): Promise<SettingsOf<K>> {
  const entry = await getEntry('settings', kind);
  if (entry?.data.kind !== kind)
    throw new Error(
      `src/content/settings/${kind}.yaml is missing, or its first line is not "kind: ${kind}".`,
    );
  return entry.data as SettingsOf<K>;
}
