import { expect, test } from 'vitest';
import { safeStore } from '../../../src/lib/storage.ts';
import { forbiddenStorage, memoryStorage, throwingStorage } from '../../support/storage.ts';

test('it stores, gives and removes', () => {
  const store = safeStore(() => storage);
  const storage = memoryStorage({ there: 'yes' });
  expect(store.get('there')).toBe('yes');
  store.set('new', 'text');
  expect(storage.getItem('new')).toBe('text');
  store.remove('there');
  expect(store.get('there')).toBeUndefined();
});

test.each([
  ['whose use throws', throwingStorage],
  ['whose very name throws', forbiddenStorage],
])('a storage %s holds nothing and breaks nothing', (_, open) => {
  const store = safeStore(open);
  expect(store.get('any')).toBeUndefined();
  expect(() => store.set('any', 'text')).not.toThrow();
  expect(() => store.remove('any')).not.toThrow();
});
