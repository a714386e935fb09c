import { getCollection } from 'astro:content';
import type { SettingsKind, SettingsOf } from '../schemas/settings.ts';

/** The settings of one kind, src/content/settings/<kind>.yaml. */
export async function getSettings<K extends SettingsKind>(kind: K): Promise<SettingsOf<K>> {
  const all = await getCollection('settings');
  const found = all.find((entry) => entry.data.kind === kind);
  if (!found) throw new Error(`src/content/settings/${kind}.yaml is missing, or its first line is not "kind: ${kind}".`);
  return found.data as SettingsOf<K>;
}
