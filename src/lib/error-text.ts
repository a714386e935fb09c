const textOf = (value: unknown, key: 'statusText' | 'message'): string | undefined => {
  const text = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined;
  return typeof text === 'string' && text ? text : undefined;
};

/** What is said of an error: its status text, else its message, else the thing itself. */
export const errorText = (error: unknown): string => textOf(error, 'statusText') ?? textOf(error, 'message') ?? String(error);
