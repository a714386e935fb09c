import parser from '@typescript-eslint/parser';
import reactHooks from 'eslint-plugin-react-hooks';

/** The rules of React alone, which Biome does not have: no ref written during render, no effect that sets state at once, and so on. */
export default [
  {
    files: ['src/islands/**/*.{ts,tsx}'],
    languageOptions: { parser },
    ...reactHooks.configs.flat.recommended,
  },
];
