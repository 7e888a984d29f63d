import { type OrderGridMessage, type OrderGridNews, orderGridCounts } from '@yaoji/hooks'
import type { OrderGridLabels } from './orderGridLabels'

type Texts = {
  readonly [Kind in OrderGridMessage['kind']]: (
    message: Extract<OrderGridMessage, { kind: Kind }>,
    words: OrderGridLabels,
  ) => string
}

const TEXTS: Texts = {
  matching: (_, words) => words.matching,
  failed: (_, words) => words.failed,
  offline: (_, words) => words.offline,
  none: (_, words) => words.none,
  near: (_, words) => words.near,
  shortened_code: (_, words) => words.shortenedCode,
  enter_number: (_, words) => words.enterNumber,
  enter_product: (_, words) => words.enterProduct,
  no_product: (_, words) => words.noProduct,
  ready: (_, words) => words.ready,
  own_off_sale: ({ name }, words) => words.ownOffSale(name),
  choose: ({ total }, words) => words.choose(total),
  buy_state: ({ buy_state }, words) => words.buyState(buy_state),
  number: ({ fault }, words) => words.numberFault(fault),
  unit: ({ other, unit }, words) => words.otherUnit(other, unit),
  adjusted: ({ adjusted }, words) => words.adjusted(adjusted),
  guess: ({ others }, words) => words.guess(others),
  others: ({ others }, words) => words.others(others),
  same_product: ({ lines }, words) => words.sameProduct(lines),
  service: ({ text }) => text,
}

/** What a row says of itself, in words. */
export function messagesText(messages: readonly OrderGridMessage[], words: OrderGridLabels): string {
  return messages.map(message => messageText(message, words)).join(words.between)
}

function messageText(message: OrderGridMessage, words: OrderGridLabels): string {
  // Each entry takes the messages of its own kind.
  const text = TEXTS[message.kind] as (message: OrderGridMessage, words: OrderGridLabels) => string
  return text(message, words)
}

/** What has happened, in words; empty before anything has. */
export function newsText(news: OrderGridNews | null, words: OrderGridLabels): string {
  switch (news?.kind) {
    case undefined:
      return ''
    case 'matched_row': {
      const { line, goods, note, own } = news
      const name = goods ? `${goods.name} ${goods.ypgg} ${goods.sccj}` : ''
      const texts = [name, own ? words.own : '', messagesText(note.messages, words)]
      return words.matchedRow(line, texts.filter(Boolean))
    }
    case 'matched_rows':
      return words.matchedRows(news)
    case 'match_failed':
      return words.failed
    case 'match_offline':
      return words.offline
    case 'nothing_to_add':
      return words.nothingToAdd
    case 'waiting':
      return words.waiting(news.rows)
    case 'nothing_open':
      return words.nothingOpen
    case 'goods_added':
      return words.goodsAdded(news.products)
    case 'added':
      return words.summary(orderGridCounts(news.rows))
  }
}
