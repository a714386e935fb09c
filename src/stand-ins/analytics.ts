let views = 1;
const count = ({ persisted }: PageTransitionEvent) => {
  if (persisted) views += 1;
};
addEventListener('pageshow', count);

/** Counts views of the page in memory only: nothing is stored and nothing is sent. */
const StandInAnalytics = {
  counted: () => views,
  /** Stops counting and forgets what was counted. */
  stop() {
    removeEventListener('pageshow', count);
    views = 0;
  },
};
Object.assign(window, { StandInAnalytics });
