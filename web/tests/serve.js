// Serves the page as the server does: files under /assets, and the server's own template of the game page, filled for a language.
// /game?kind=…&lang=…&seats=…

import { once } from 'node:events';
import { createServer } from 'node:http';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, normalize } from 'node:path';

const WEB = join(import.meta.dirname, '..');
const TYPES = { '.js': 'text/javascript', '.css': 'text/css', '.html': 'text/html; charset=utf-8', '.svg': 'image/svg+xml' };
const POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; form-action 'self'";

const TEMPLATES = join(WEB, '../crates/server/templates');
const LANGUAGES = { en: 'English', et: 'Eesti', ru: 'Русский', lv: 'Latviešu', lt: 'Lietuvių' };
/** What is so on the page that is shown; what a template asks for beside it is not. */
const TRUE = ['frame.person.is_some()', '!roads.is_empty()'];
/** The roads that the page can show: the main road, and on the board of 64 squares one more. */
const ROADS = {
  international: { 'main-road': '46-5' },
  russian: { 'main-road': 'a1-h8', triple: 'c1-h6 a3-f8 a3-c1 f8-h6' },
};

/** The messages that are one line: arguments as `{name}`. */
function texts(lang) {
  const files = readdirSync(join(WEB, `../locales/${lang}`));
  const lines = files.flatMap((file) => readFileSync(join(WEB, `../locales/${lang}/${file}`), 'utf8').split('\n'));
  const messages = lines.filter((line) => /^[a-z][\w-]* = /.test(line)).map((line) => line.split(/ = (.*)/, 2));
  return Object.fromEntries(messages.map(([key, value]) => [key, value.replace(/\{ \$(\w+) \}/g, '{$1}')]));
}

/** A template with what it includes. */
function template(name) {
  const source = readFileSync(join(TEMPLATES, name), 'utf8');
  return source.replace(/\{% include "([\w.]+)" %\}/g, (_, part) => template(part));
}

/** Decides what the template asks, the innermost first, and lists the roads and the languages. */
function decided(source, kind) {
  const asked = /\{% if ((?:(?!%\}).)*) %\}((?:(?!\{% (?:if|else|endif)\b)[^])*)(?:\{% else %\}((?:(?!\{% (?:if|endif)\b)[^])*))?\{% endif %\}/g;
  const once = source.replace(asked, (_, what, then, otherwise = '') => (TRUE.includes(what) ? then : otherwise));
  if (once !== source) return decided(once, kind);
  const rows = source.replace(/\{% for road in roads %\}([^]*?)\{% endfor %\}/g, (_, row) =>
    Object.entries(ROADS[kind] ?? {})
      .map(([name, lines]) =>
        row.replaceAll('{{ road.name }}', name).replaceAll('{{ road.lines }}', lines).replaceAll('{{ road.label }}', `{{ frame.words.say("board-roads-${name}") }}`),
      )
      .join(''),
  );
  return rows.replace(/\{% for language in frame\.languages\(\) %\}([^]*?)\{% endfor %\}/g, (_, row) =>
    Object.entries(LANGUAGES)
      .map(([tag, own]) => row.replaceAll('{{ language.tag() }}', tag).replaceAll('{{ language.own_name() }}', own))
      .join(''),
  );
}

function page(query) {
  const lang = query.get('lang') ?? 'en';
  const kind = query.get('kind') ?? 'international';
  const said = texts(lang);
  const ofScripts = Object.fromEntries(Object.entries(said).filter(([key]) => key.startsWith('web-')));
  const values = {
    ...said,
    'frame.words.tag()': lang,
    'frame.words.0.own_name()': LANGUAGES[lang],
    'frame.assets': 'test',
    'frame.path': '/game',
    'frame.who()': 'Kadri Tamm',
    id: kind,
    seats: query.get('seats') ?? 'white',
    size: kind === 'international' ? '10' : '8',
    white: 'Kadri Tamm',
    black: 'Jānis Bērziņš',
    rules: kind,
    control: '40/2:00',
    file: 'PDN',
    'texts|safe': JSON.stringify(ofScripts).replaceAll('<', '\\u003c'),
  };
  const named = decided(template('game.html'), kind).replace(/frame\.words\.say\("([\w-]+)"\)/g, '$1');
  return named.replace(/\{\{ ([\w.|()-]+) \}\}/g, (whole, key) => values[key] ?? whole);
}

function answer(request, response) {
  const url = new URL(request.url, 'http://here');
  const send = (status, type, body) => {
    response.writeHead(status, { 'content-type': type, 'content-security-policy': POLICY, 'cache-control': 'no-store' });
    response.end(body);
  };
  if (url.pathname === '/game') return send(200, TYPES['.html'], page(url.searchParams));
  if (url.pathname === '/favicon.ico') return send(204, 'image/x-icon', '');
  const path = normalize(url.pathname.replace(/^\/assets\/test\//, ''));
  const type = TYPES[extname(path)];
  if (!url.pathname.startsWith('/assets/test/') || path.startsWith('..') || !type) return send(404, 'text/plain', 'not here');
  try {
    send(200, type, readFileSync(join(WEB, path)));
  } catch {
    send(404, 'text/plain', 'not here');
  }
}

/** Serves on a free port, so that nobody is served another's pages. */
export async function listen() {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}
