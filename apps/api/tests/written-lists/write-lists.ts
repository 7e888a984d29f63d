import type { Catalogue, Goods } from '../../demo/catalogue'
import { createRandom, type Random } from '../../demo/catalogue/random'
import type { WrittenList } from './lists'

/* Lists as pharmacies send them by chat and mail, made up from the catalogue. `print.ts` prints them. */

const SEED = 20_261_125

/** The lists of all kinds, the same ones for the same catalogue. */
export function writeLists(catalogue: Catalogue): WrittenList[] {
  const sold = catalogue.goods.filter(one => one.off_shelf === 0 && one.name !== '')
  return Object.entries(KINDS).flatMap(([kind, { count, write }]) => {
    const random = createRandom(SEED, `written/${kind}`)
    return Array.from({ length: count }, (_, at) => ({ kind, ...write({ random, sold, at }) }))
  })
}

type Made = Omit<WrittenList, 'kind'>

interface Source {
  readonly random: Random
  readonly sold: readonly Goods[]
  /** Index of the list among those of its kind. */
  readonly at: number
}

interface Kind {
  readonly count: number
  readonly write: (source: Source) => Made
}

/** How a product is named. */
const NAMED: readonly ((one: Goods, random: Random) => string)[] = [
  ({ code }) => code,
  ({ barcode }) => barcode,
  ({ approval_no, common_name }) => approval_no || common_name,
  ({ common_name }) => common_name,
  ({ common_name, trade_name }) => `${trade_name}${common_name}`,
  ({ common_name, ypgg }) => `${common_name} ${ypgg}`,
  ({ common_name, ypgg }) => `${common_name}${ypgg.replace(/\/.$/u, '')}`,
  ({ common_name, ypgg, sccj }) => `${common_name} ${ypgg} ${sccj}`,
  ({ common_name, ypgg }) => `${common_name} ${ypgg.replaceAll('×', '*').replace(/\/.$/u, '')}`,
  ({ common_name, sccj }) => `${common_name} ${shortMaker(sccj)}`,
  ({ common_name, ypgg, sccj }) => `${common_name}（${ypgg}）${shortMaker(sccj)}`,
  ({ common_name, code }) => `${code} ${common_name}`,
]

const shortMaker = (sccj: string) =>
  sccj.replace(/(集团|股份|药业|制药|医药|医疗)?(有限责任公司|股份有限公司|有限公司|公司|总厂|厂)$/u, '')

/** How a number is written beside a product. */
const NUMBERED: readonly ((what: string, number: number, unit: string) => string)[] = [
  (what, number) => `${what} ${number}`,
  (what, number) => `${what}\t${number}`,
  (what, number) => `${what},${number}`,
  (what, number) => `${what}，${number}`,
  (what, number) => `${what} x${number}`,
  (what, number) => `${what} x ${number}`,
  (what, number) => `${what}×${number}`,
  (what, number, unit) => `${what} ×${number}${unit}`,
  (what, number) => `${what}*${number}`,
  (what, number) => `${what} * ${number}`,
  (what, number) => `${what}：${number}`,
  (what, number, unit) => `${what}: ${number}${unit}`,
  (what, number) => `${what}|${number}`,
  (what, number) => `${what} | ${number}`,
  (what, number) => `${what};${number}`,
  (what, number, unit) => `${what}；${number}${unit}`,
  (what, number, unit) => `${number}${unit} ${what}`,
  (what, number, unit) => `${number}${unit}${what}`,
  (what, number, unit) => `${what}${number}${unit}`,
  (what, number, unit) => `${what} ${number}${unit}`,
  (what, number, unit) => `${what} ${number} ${unit}`,
  (what, number, unit) => `${what} ${chinese(number)}${unit}`,
  (what, number, unit) => `${what} 要${number}${unit}`,
  (what, number, unit) => `${what}，来${number}${unit}`,
  (what, number, unit) => `${what} ${number}${unit} 急`,
  (what, number, unit) => `${what} ${number}${unit}，谢谢`,
  (what, number, unit) => `${what}（${number}${unit}）`,
  (what, number) => `${what}【${number}】`,
  (what, number, unit) => `${what}-${number}${unit}`,
  (what, number) => `${what} -- ${number}`,
  (what, number) => `${what}……${number}`,
  (what, number) => `${what} = ${number}`,
  (what, number) => `${what} 数量${number}`,
  (what, number, unit) => `${what} 数量：${number}${unit}`,
  (what, number, unit) => `${what} ${number}${unit} 单价12.50`,
  (what, number, unit) => `${what} 12.50元 ${number}${unit}`,
  (what, number, unit) => `${what} ${number}${unit} ¥12.50`,
  (what, number, unit) => `${what} ${number}${unit}（要新批号）`,
  (what, number) => `${what} ${fullWidth(String(number))}`,
  (what, number) => `${what} ${number.toLocaleString('en')}`,
]

const fullWidth = (text: string) =>
  text.replace(/[!-~]/g, character => String.fromCharCode(character.charCodeAt(0) + 0xfee0))

function chinese(number: number): string {
  const digits = '零一二三四五六七八九'
  if (number === 2) return '两'
  if (number < 10) return digits[number] ?? ''
  if (number > 99) return String(number)
  const [tens, ones] = [Math.floor(number / 10), number % 10]
  return `${tens === 1 ? '' : digits[tens]}十${ones === 0 ? '' : digits[ones]}`
}

const BEFORE: readonly ((at: number) => string)[] = [
  at => `${at}. `,
  at => `${at}.`,
  at => `${at}、`,
  at => `${at}) `,
  at => `（${at}）`,
  at => '①②③④⑤⑥⑦⑧⑨'[at - 1] ?? '',
  () => '- ',
  () => '• ',
  at => `第${at}个 `,
]

const GREETINGS = [
  '您好，麻烦发一下货',
  '老板好，今天要的：',
  '在吗？补点货',
  '麻烦帮忙配一下，谢谢',
  '王经理早上好！本周的计划如下：',
  'Hi，请查收本月采购单',
  '【惠民大药房】要货清单',
  '今天下午能发吗',
]
const ENDS = [
  '谢谢！',
  '以上，尽快发货',
  '合计 500',
  '共5个品种',
  '收货人：王晓 13800138000',
  '地址：朝阳区建国路88号院3号楼',
  '2026-11-25',
  '订单号：20261125001',
  '辛苦了，明天下午3点前要到',
  '联系电话 010-65881234',
]

const NUMBERS = [1, 2, 3, 5, 6, 10, 12, 15, 20, 24, 30, 36, 40, 50, 60, 80, 100, 120, 200, 1200]

const numberOf = (random: Random) => random.pick(NUMBERS)
const unitOf = ({ bzdw }: Goods, random: Random) => (random.chance(0.4) ? '盒' : bzdw)

interface Written {
  readonly line: string
  readonly expected: readonly [string, number]
}

function writeLine({ random, sold }: Source, numbered = random.pick(NUMBERED)): Written {
  const one = random.pick(sold)
  const number = numberOf(random)
  return {
    line: numbered(random.pick(NAMED)(one, random), number, unitOf(one, random)),
    expected: [one.code, number],
  }
}

function listOf(lines: readonly Written[], { before = '', after = '' } = {}): Made {
  const text = [before, ...lines.map(({ line }) => line), after].filter(Boolean).join('\n')
  return { text, expected: lines.map(({ expected }) => expected) }
}

const linesOf = (source: Source, count: number, numbered?: (typeof NUMBERED)[number]) =>
  Array.from({ length: count }, () => writeLine(source, numbered))

type Columns = readonly (readonly [string, (one: Goods, at: number, number: number) => string])[]

function tableOf(source: Source, columns: Columns, { titled = true, separator = '\t' } = {}): Made {
  const { random, sold } = source
  const rows = Array.from({ length: random.int(3, 6) }, (_, at) => {
    const [one, number] = [random.pick(sold), numberOf(random)]
    return {
      line: columns.map(([, write]) => write(one, at, number)).join(separator),
      expected: [one.code, number] as const,
    }
  })
  return listOf(rows, titled ? { before: columns.map(([title]) => title).join(separator) } : {})
}

const named = ({ common_name, ypgg }: Goods) => `${common_name} ${ypgg}`
const price = ({ base_price }: Goods) => (base_price / 10_000).toFixed(2)
const amount = (one: Goods, number: number) => (Number(price(one)) * number).toFixed(2)

const AMOUNT: Columns = [['', (one, _at, number) => amount(one, number)]]

const KINDS: Readonly<Record<string, Kind>> = {
  // Every way to write a number, one list each.
  'one way': { count: NUMBERED.length, write: source => listOf(linesOf(source, 4, NUMBERED[source.at])) },
  'mixed ways': { count: 40, write: source => listOf(linesOf(source, source.random.int(3, 7))) },
  numbered: {
    count: 36,
    write: source => {
      const before = BEFORE[source.at % BEFORE.length] ?? (() => '')
      const lines = linesOf(source, source.random.int(3, 6))
      return listOf(lines.map((each, at) => ({ ...each, line: `${before(at + 1)}${each.line}` })))
    },
  },
  chat: {
    count: 34,
    write: source =>
      listOf(linesOf(source, source.random.int(2, 5)), {
        before: source.random.pick(GREETINGS),
        after: source.random.pick(ENDS),
      }),
  },
  mail: {
    count: 16,
    write: source => {
      const lines = linesOf(source, source.random.int(2, 4))
      return listOf(
        lines.map(each => ({ ...each, line: `> ${each.line}` })),
        {
          before: `发件人：惠民大药房 <caigou@example.com>\n主题：11月采购\n日期：2026-11-2${source.at % 10}`,
        },
      )
    },
  },
  'several on a line': {
    count: 20,
    write: source => {
      const between = source.random.pick(['，', '；', ' / ', '  ', '、'])
      const forms = [NUMBERED[19], NUMBERED[4], NUMBERED[6]]
      const lines = linesOf(source, source.random.int(2, 3), forms[source.at % forms.length])
      return {
        text: lines.map(({ line }) => line).join(between),
        expected: lines.map(({ expected }) => expected),
      }
    },
  },
  'one number for all': {
    count: 14,
    write: source => {
      const { random, sold } = source
      const number = numberOf(random)
      const some = Array.from({ length: random.int(2, 4) }, () => random.pick(sold))
      const names = some.map(({ common_name }) => common_name)
      const text = random.pick([
        `${names.join('、')}各要${number}盒`,
        `${names.join('，')} 各${number}盒`,
        `以下各${number}盒：\n${names.join('\n')}`,
        `${names.join('\n')}\n各${number}盒`,
      ])
      return { text, expected: some.map(({ code }) => [code, number] as const) }
    },
  },
  'table with titles': {
    count: 16,
    write: source =>
      tableOf(
        source,
        source.random.pick([
          [
            ['序号', (_one, at) => String(at + 1)],
            ['商品编码', (_one, at) => `0010${at + 23}`],
            ['品名', one => one.common_name],
            ['规格', one => one.ypgg],
            ['生产厂家', one => one.sccj],
            ['库存', (_one, at) => String(at)],
            ['要货量', (_one, _at, number) => String(number)],
          ],
          [
            ['条码', one => one.barcode],
            ['数量', (_one, _at, number) => String(number)],
          ],
          [
            ['通用名', one => one.common_name],
            ['包装规格', one => one.ypgg],
            ['计划量', (_one, _at, number) => `${number}盒`],
            ['单价', one => price(one)],
          ],
          [
            ['数量', () => '1'],
            ['药品名称', one => one.common_name],
            ['厂家', one => one.sccj],
            ['采购数量', (_one, _at, number) => String(number)],
          ],
        ]),
      ),
  },
  'table without titles': {
    count: 14,
    write: source =>
      tableOf(
        source,
        source.random.pick([
          [
            ['', (_one, at) => String(at + 1)],
            ['', one => one.common_name],
            ['', one => one.ypgg],
            ['', one => one.sccj],
            ['', (_one, _at, number) => String(number)],
            ['', one => one.bzdw],
            ['', one => price(one)],
            ['', (one, _at, number) => amount(one, number)],
          ],
          [
            ['', one => one.code],
            ['', one => one.common_name],
            ['', (_one, _at, number) => String(number)],
          ],
          [
            ['', one => one.barcode],
            ['', (_one, _at, number) => String(number)],
            ['', one => price(one)],
            ['', (one, _at, number) => amount(one, number)],
          ],
        ]),
        { titled: false },
      ),
  },
  'table between spaces or marks': {
    count: 20,
    write: source =>
      tableOf(
        source,
        [
          ['', source.random.pick([({ code }) => code, ({ barcode }) => barcode, named])],
          ...source.random.pick<Columns>([[['', one => one.bzdw]], []]),
          ['', (_one, _at, number) => String(number)],
          ['', one => price(one)],
          // Without the amount nothing proves which one is the number.
          ...(source.at % 10 === 0 ? [] : AMOUNT),
        ],
        { titled: false, separator: source.random.pick([' ', '  ', '|', ' | ', ';', '；']) },
      ),
  },
  'barcodes in powers of ten': {
    count: 10,
    write: ({ random, sold }) => {
      const some = Array.from({ length: 3 }, () => random.pick(sold))
      const lines = some.map(
        ({ barcode }) => `${Number(barcode).toExponential(5).replace('e', 'E')}\t${numberOf(random)}`,
      )
      return {
        text: lines.join('\n'),
        expected: lines.map(line => [null, Number(line.split('\t')[1])] as const),
      }
    },
  },
}
