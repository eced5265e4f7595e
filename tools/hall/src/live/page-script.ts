/** The script of the page for players, as a browser runs it. */
export const PAGE_SCRIPT = String.raw`
'use strict';
const element = (id) => document.getElementById(id);
/** When the next tick is by the clock of this browser, which may differ from that of the game. */
let next = null;
let isOver = false;
/** Keeps the section of the first picture of a report, the board, in view while the rest is read. */
const BOARD_STYLE =
  '<style>section:has(svg):not(section:has(svg) ~ section) { position: sticky; top: 0; z-index: 1; background: var(--page); }' +
  'section:has(svg):not(section:has(svg) ~ section) svg { max-height: 65vh; }</style>';

function ask(path, options = {}) {
  const token = decodeURIComponent(location.hash.slice(1));
  return fetch(path, { ...options, cache: 'no-store', headers: { Authorization: 'Bearer ' + token } });
}

function show(id, text) {
  if (element(id).textContent !== text) element(id).textContent = text;
}

/** Shows the report of the last turn where the one before was being read, and the orders that count. */
async function refresh() {
  element('entry').hidden = location.hash.length > 1;
  if (location.hash.length <= 1) return show('answer', 'Your token is missing.');
  const [report, orders] = await Promise.all([ask('report'), ask('orders')]);
  if (!report.ok || !orders.ok) {
    element('entry').hidden = report.status !== 401;
    return show('answer', (await (report.ok ? orders : report).json()).error.message);
  }
  const frame = element('report');
  const place = frame.contentWindow.scrollY;
  frame.onload = () => frame.contentWindow.scrollTo(0, place);
  frame.srcdoc = (await report.text()).replace('</head>', BOARD_STYLE + '</head>');
  showOrders(await orders.json());
}

function showOrders({ turn, text }) {
  show('handed', isOver ? 'The game is over' : 'Handed in for turn ' + turn);
  show('counting', text);
}

async function send(method) {
  const sent = await ask('orders', { method, body: element('text').value });
  const answer = await sent.json();
  if (answer.error) return show('answer', answer.error.message);
  const { turn, counts, isLate, diagnostics, text, pages } = answer;
  const lines = text.split('\n');
  const said = diagnostics.map(
    ({ line, column, severity, message }) =>
      line + ':' + column + ': ' + severity + ': ' + message + '\n  ' + (lines[line - 1] || ''),
  );
  const late = isLate ? 'The tick came first: ' : '';
  const isPartly = counts && diagnostics.some(({ severity }) => severity === 'error');
  const others = isPartly ? 'the other orders are for turn ' : 'these orders are for turn ';
  const kept = counts ? others + turn : 'nothing was changed, because of the mistakes';
  const reading = pages.length > 0 ? ['How orders are written: ' + pages.join(', ')] : [];
  show('answer', [late + kept, ...said, ...reading].join('\n'));
  if (!counts) return;
  element('text').value = '';
  showOrders(answer);
}

/** Does something with the server, and says so when it cannot be reached. */
function attempt(work) {
  return work().catch(() => show('answer', 'The game cannot be reached.'));
}

function count() {
  const left = next === null ? null : Math.max(0, Math.ceil((next - Date.now()) / 1000));
  show('countdown', left === null ? '' : timeLeft(left));
}

/** Seconds as a clock shows them: 0:59, 1:00:00, 6 d 23:59:59. */
function timeLeft(seconds) {
  const [days, hours, minutes] = [seconds / 86400, (seconds / 3600) % 24, (seconds / 60) % 60].map(Math.floor);
  const parts = seconds < 3600 ? [minutes, seconds % 60] : [hours, minutes, seconds % 60];
  const time = parts.map((part, i) => (i === 0 ? String(part) : String(part).padStart(2, '0'))).join(':');
  return days > 0 ? days + ' d ' + time : time;
}

function listen() {
  const events = new EventSource('events');
  events.onopen = () => show('line', '');
  events.onerror = () => {
    show('line', 'no connection, trying again');
    // A refusal ends it for good.
    if (events.readyState === EventSource.CLOSED) setTimeout(listen, 5000);
  };
  events.addEventListener('tick', ({ data }) => {
    const tick = JSON.parse(data);
    next = tick.next && Date.now() + tick.next - tick.now;
    show('game', document.title + ', turn ' + tick.turn);
    count();
    void attempt(refresh);
  });
  events.addEventListener('over', ({ data }) => {
    events.close();
    isOver = true;
    const { winners } = JSON.parse(data);
    const won = winners.map((seat) => names.get(seat)).join(', ');
    show('line', 'The game is over, won by: ' + (won || 'nobody'));
  });
}

const names = new Map();
async function start() {
  const { game, seats } = await (await fetch('status', { cache: 'no-store' })).json();
  document.title = game;
  for (const { seat, name } of seats) names.set(seat, name);
  listen();
}

element('entry').onsubmit = (event) => {
  event.preventDefault();
  location.hash = element('token').value.trim();
};
element('orders').onsubmit = (event) => {
  event.preventDefault();
  void attempt(() => send(event.submitter && event.submitter.id === 'replace' ? 'PUT' : 'POST'));
};
onhashchange = () => void attempt(refresh);
setInterval(count, 250);
void attempt(start);
`;
