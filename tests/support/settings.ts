import type { SettingsKind } from '../../src/schemas/settings.ts';
import { type Fields, shownEntries } from './content.ts';

type SettingsFields<K extends SettingsKind> = Extract<Fields<'settings'>, { kind: K }>;

/** The settings of one kind, from src/content/settings/<kind>.yaml. */
export function settings<K extends SettingsKind>(kind: K): SettingsFields<K> {
  const found = shownEntries('settings').find(({ data }) => data.kind === kind);
  if (!found)
    throw new Error(
      `src/content/settings/${kind}.yaml is missing, or its first line is not "kind: ${kind}".`,
    );
  return found.data as SettingsFields<K>;
}
