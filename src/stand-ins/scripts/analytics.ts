/** Counts and sends nothing: it only shows that analytics is loaded. */
Object.assign(window, { StandInAnalytics: {} });

export {};
