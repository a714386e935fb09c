const textOf = (value: unknown, key: 'statusText' | 'message'): string | undefined => {
  const text =
    typeof value === 'object' && value !== null
      ? (value as Record<string, unknown>)[key]
      : undefined;
  return typeof text === 'string' && text ? text : undefined;
};

/** The text shown for an error: its status text or message, or the value as a string. */
export const errorText = (error: unknown): string =>
  textOf(error, 'statusText') ?? textOf(error, 'message') ?? String(error);
