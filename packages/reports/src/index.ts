/**
 * Report documents and their renderers, and the turn report of Empyrean Challenge.
 *
 * A report is a {@link ReportDocument}: plain data made of sections, paragraphs, labelled values, tables, lines and pictures. Every
 * document can be had as text, Markdown, HTML and JSON.
 *
 * @example
 * ```ts
 * import { renderMarkdown, tableSection } from '@ec/reports';
 *
 * const sections = tableSection('storage', 'Storage', ['Item', 'Quantity'], [['Fuel', 1400000]]);
 * console.log(renderMarkdown({ schema: 'ec-report/1', title: 'Turn 1.1', subtitle: '', sections }));
 * // # Turn 1.1
 * //
 * // ## Storage
 * //
 * // | Item | Quantity |
 * // | :--- | ---: |
 * // | Fuel | 1,400,000 |
 * ```
 *
 * @packageDocumentation
 */
export { BATTLE_END_PHRASES } from './battles-section.js';
export { escapeMarkup } from './escape-markup.js';
export { formatShare } from './format-number.js';
export { formatTurn } from './format-turn.js';
export { holdingLines } from './holding-lines.js';
export { KIND_NAMES } from './holding-topic.js';
export { isSafeLine, plainLine } from './plain-line.js';
export { PLANET_TYPE_NAMES } from './planet-type.js';
export { STROKES, TONES } from './picture.js';
export type {
  ArrowShape,
  CircleShape,
  LineShape,
  PictureBlock,
  PictureShape,
  RectangleShape,
  Stroke,
  TextShape,
  Tone,
} from './picture.js';
export { renderHtml } from './render-html.js';
export { renderJson } from './render-json.js';
export { renderMarkdown } from './render-markdown.js';
export { REPORT_EXTENSIONS, REPORT_FORMATS, renderReport } from './render-report.js';
export type { ReportFormat } from './render-report.js';
export { renderText } from './render-text.js';
export type { TextOptions } from './render-text.js';
export { section, tableSection } from './section.js';
export type { RenderOptions } from './shown-sections.js';
export { table } from './table.js';
export { turnReport } from './turn-report.js';
export type {
  BattleChangeView,
  BattleView,
  CasualtiesView,
  CombatantView,
  CombatOrderView,
  DepositView,
  DiagnosticView,
  EmpireView,
  FactoryGroupView,
  FarmView,
  FireView,
  GroundSideView,
  GroundView,
  HoldingView,
  LabourView,
  LandingView,
  LedgerView,
  LifeSupportView,
  MessageView,
  MineGroupView,
  NewsItemView,
  NewsView,
  OrbitView,
  OrderView,
  PlanetSurvey,
  PlanetView,
  ProbeView,
  RatesView,
  RebellionView,
  ResearchView,
  RoundView,
  SensorView,
  SightingView,
  SpiesLostView,
  SpyReportView,
  SpyResultView,
  Stack,
  StarListView,
  SystemView,
  TradeView,
  TransferView,
  TurnView,
  VictoryView,
  VitalView,
} from './turn-view.js';
export { REPORT_SCHEMA } from './types.js';
export type {
  Cell,
  FactsBlock,
  LinesBlock,
  ParagraphBlock,
  ReportBlock,
  ReportColumn,
  ReportDocument,
  ReportFact,
  ReportSection,
  TableBlock,
} from './types.js';
