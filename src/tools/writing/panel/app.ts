import { defineToolbarApp } from 'astro/toolbar';
import { ANSWER, type Answer, ASK } from './messages.ts';
import styles from './panel.css?inline';
import { panelOf } from './view.ts';

/** Session storage key: whether the panel is open, since each save reloads the page. */
const OPEN_KEY = 'content-panel-open';

export default defineToolbarApp({
  init(canvas, app, server) {
    const style = document.createElement('style');
    style.textContent = styles;
    const panel = document.createElement('section');
    panel.setAttribute('aria-label', 'Content');
    panel.tabIndex = -1;
    canvas.append(style, panel);

    app.onToggled(({ state }) => sessionStorage.setItem(OPEN_KEY, String(state)));
    server.on<Answer>(ANSWER, (answer) => {
      if (answer.pathname !== location.pathname) return;
      panel.replaceChildren(...panelOf(answer, document));
      const isWrong = answer.findings.some(({ severity }) => severity === 'error');
      app.toggleNotification({
        state: answer.findings.length > 0,
        level: isWrong ? 'error' : 'warning',
      });
    });
    server.send<string>(ASK, location.pathname);
    if (sessionStorage.getItem(OPEN_KEY) === 'true') app.toggleState({ state: true });
  },
});
