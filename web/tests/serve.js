// Serves the page as the server will: files under /assets, and the game page filled from prototype.html and a language.
// /game?kind=…&lang=…&seats=…

import { createServer } from 'node:http';
import { readFileSync } from 'node:fs';
import { extname, join, normalize } from 'node:path';

const WEB = join(import.meta.dirname, '..');
const TYPES = { '.js': 'text/javascript', '.css': 'text/css', '.html': 'text/html; charset=utf-8' };
const POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; form-action 'self'";

/** The messages of web.ftl: each on one line, arguments as `{name}`. */
function texts(lang) {
  const lines = readFileSync(join(WEB, `../locales/${lang}/web.ftl`), 'utf8').split('\n');
  const messages = lines.filter((line) => line.startsWith('web-')).map((line) => line.split(/ = (.*)/, 2));
  return Object.fromEntries(messages.map(([key, value]) => [key, value.replace(/\{ \$(\w+) \}/g, '{$1}')]));
}

function page(query) {
  const lang = query.get('lang') ?? 'en';
  const kind = query.get('kind') ?? 'international';
  const said = texts(lang);
  const values = {
    ...said,
    lang,
    game: kind,
    seats: query.get('seats') ?? 'white',
    size: kind === 'international' ? '10' : '8',
    white: 'Kadri Tamm',
    black: 'Jānis Bērziņš',
    'side-white': 'White',
    'side-black': 'Black',
    rules: kind,
    control: '40/2:00',
    texts: JSON.stringify(said).replaceAll('<', '\\u003c'),
  };
  const prototype = readFileSync(join(WEB, 'prototype.html'), 'utf8');
  return prototype.replace(/\{\{ ([\w-]+) \}\}/g, (whole, key) => values[key] ?? whole);
}

function answer(request, response) {
  const url = new URL(request.url, 'http://here');
  const send = (status, type, body) => {
    response.writeHead(status, { 'content-type': type, 'content-security-policy': POLICY, 'cache-control': 'no-store' });
    response.end(body);
  };
  if (url.pathname === '/game') return send(200, TYPES['.html'], page(url.searchParams));
  if (url.pathname === '/favicon.ico') return send(204, 'image/x-icon', '');
  const path = normalize(url.pathname.replace(/^\/assets\//, ''));
  const type = TYPES[extname(path)];
  if (!url.pathname.startsWith('/assets/') || path.startsWith('..') || !type) return send(404, 'text/plain', 'not here');
  try {
    send(200, type, readFileSync(join(WEB, path)));
  } catch {
    send(404, 'text/plain', 'not here');
  }
}

createServer(answer).listen(18065, '127.0.0.1');
