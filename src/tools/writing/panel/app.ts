import { defineToolbarApp } from 'astro/toolbar';
import { ANSWER, type Answer, ASK, type Ask } from './messages.ts';
import styles from './panel.css?inline';
import { panelOf } from './view.ts';

/** Session storage keys, since each save reloads the page: whether the panel is open, and the last answer. */
const OPEN_KEY = 'content-panel-open';
const ANSWER_KEY = 'content-panel-answer';

export default defineToolbarApp({
  init(canvas, app, server) {
    const style = document.createElement('style');
    style.textContent = styles;
    const panel = document.createElement('section');
    panel.setAttribute('aria-label', 'Content');
    panel.tabIndex = -1;
    canvas.append(style, panel);

    app.onToggled(({ state }) => {
      if (state) sessionStorage.setItem(OPEN_KEY, 'true');
      else sessionStorage.removeItem(OPEN_KEY);
    });
    const show = (answer: Answer) => {
      panel.replaceChildren(...panelOf(answer, document));
      const all = [...answer.own, ...answer.others];
      const isWrong = all.some(({ severity }) => severity === 'error');
      app.toggleNotification(all.length > 0 ? { state: true, level: isWrong ? 'error' : 'warning' } : { state: false });
    };
    server.on<Answer>(ANSWER, (answer) => {
      if (answer.pathname !== location.pathname) return;
      sessionStorage.setItem(ANSWER_KEY, JSON.stringify(answer));
      show(answer);
    });
    // While the server renders pages again, its answer takes a moment: until then the one from before the reload stays.
    const last = JSON.parse(sessionStorage.getItem(ANSWER_KEY) ?? 'null') as Answer | null;
    if (last?.pathname === location.pathname) show(last);
    server.send<Ask>(ASK, { pathname: location.pathname });
    if (sessionStorage.getItem(OPEN_KEY)) app.toggleState({ state: true });
  },
});
