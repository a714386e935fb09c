/**
 * What the host can insert into pages on their way to visitors: the sign by which a page shows it,
 * and the setting that turns it off. The site’s policy blocks such scripts, so none of them does
 * anything useful here.
 */
export const HOST_SETTINGS = [
  {
    sign: /email-protection|__cf_email__|email-decode/,
    setting:
      'Security, Settings, “Email Address Obfuscation”: off. It replaces addresses by text that only its own script can turn back.',
  },
  {
    sign: /static\.cloudflareinsights\.com/,
    setting:
      'Analytics & Logs, Web Analytics, “Automatic setup”: off. Its beacon is blocked, which fills the visitors’ consoles.',
  },
  {
    sign: /rocket-loader/,
    setting:
      'Speed, Settings, “Rocket Loader”: off. It changes the type of every script, so that none of them runs.',
  },
  {
    sign: /\/cdn-cgi\/(?:challenge-platform|zaraz)/,
    setting:
      'Security, Settings, “JavaScript detections” and “Bot Fight Mode”, and Zaraz: off. Each adds a script to every page.',
  },
] as const;
