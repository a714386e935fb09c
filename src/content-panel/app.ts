import { defineToolbarApp } from 'astro/toolbar';
import { ANSWER, type Answer, ASK, type Ask } from './messages.ts';
import styles from './panel.css?inline';
import { panelOf } from './view.ts';

/** Session storage key, set while the panel is open, because each save reloads the page. */
const OPEN_KEY = 'content-panel-open';

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
    server.on<Answer>(ANSWER, (answer) => {
      if (answer.pathname !== location.pathname) return;
      panel.replaceChildren(...panelOf(answer, document));
      const all = [...answer.own, ...answer.others];
      const isWrong = all.some(({ severity }) => severity === 'error');
      app.toggleNotification(all.length > 0 ? { state: true, level: isWrong ? 'error' : 'warning' } : { state: false });
    });
    server.send<Ask>(ASK, { pathname: location.pathname });
    if (sessionStorage.getItem(OPEN_KEY)) app.toggleState({ state: true });
  },
});
