import { describe, expect, test } from 'vitest'
import { packNumberProblem } from './purchase-cells'
import { proposePurchaseTable, purchaseLineOf, readPurchaseSheet } from './purchase-table'

/** The table as it is read without a choice of the buyer. */
function readAsProposed(rows: string[][]) {
  const { head, columns } = proposePurchaseTable(rows)
  const read = readPurchaseSheet(rows, { head, kinds: columns.map(({ kind }) => kind) })
  return {
    kinds: columns.map(({ kind }) => kind).join(' '),
    lines: read.lines.map(({ query, code, number }) => `${code}|${query}|${number}`),
    skipped: read.skipped.map(({ row, reason }) => `${row}:${reason}`),
  }
}

const ROWS = [
  ['001023', '尿毒清颗粒', '5g*18袋', '康臣药业(内蒙古)有限责任公司', '20'],
  ['001044', '板蓝根颗粒', '10g*20袋', '广州白云山和记黄埔中药有限公司', '30'],
]

describe('what a table has', () => {
  test('[RT-30] a title above the titles, a sum and the signature below are no products, and are answered', () => {
    const rows = [
      ['惠民大药房采购计划', '', '', '', ''],
      ['日期：2026-11-23', '', '', '', ''],
      ['商品编码', '品名', '规格', '生产厂家', '要货量'],
      ...ROWS,
      ['', '', '', '', ''],
      ['合计', '', '', '', '50'],
      ['制单人：王晓', '', '', '审核：', ''],
    ]
    expect(readAsProposed(rows)).toEqual({
      kinds: 'code name spec maker number',
      lines: [
        '001023|尿毒清颗粒 5g*18袋 康臣药业(内蒙古)有限责任公司|20',
        '001044|板蓝根颗粒 10g*20袋 广州白云山和记黄埔中药有限公司|30',
      ],
      skipped: ['0:title', '1:title', '2:head', '5:empty', '6:total', '7:note'],
    })
  })

  test('[RT-30] titles that are merged over two rows are read together', () => {
    const rows = [
      ['商品信息', '', '', '', '数量', ''],
      ['编码', '名称', '规格', '厂家', '库存', '采购'],
      ...ROWS.map(([code = '', name = '', spec = '', maker = '', number = '']) => [
        code,
        name,
        spec,
        maker,
        '7',
        number,
      ]),
    ]
    const { head, columns } = proposePurchaseTable(rows)
    expect(head).toEqual({ row: 0, rows: 2 })
    expect(columns.map(({ kind }) => kind)).toEqual(['code', 'name', 'spec', 'maker', 'none', 'number'])
    expect(columns[5]).toMatchObject({ samples: ['20', '30'], filled: 2 })
  })

  test.each(['要货量', '计划量', '需求量', '补货量', '采购数量', '订货量', '数 量', '本次采购数量'])(
    '[RT-30] the title %s is that of the number',
    title => {
      expect(
        readAsProposed([
          ['品名', title],
          ['板蓝根颗粒', '3'],
        ]).lines,
      ).toEqual(['|板蓝根颗粒|3'])
    },
  )

  test('[RT-30] of two columns of numbers the one to buy is taken, and the other one says why it is not', () => {
    const rows = [
      ['品名', '数量', '库存数量', '采购数量'],
      ['板蓝根颗粒', '1', '5', '20'],
      ['尿毒清颗粒', '1', '5', ''],
    ]
    const { columns } = proposePurchaseTable(rows)
    expect(columns.map(({ kind }) => kind)).toEqual(['name', 'none', 'none', 'number'])
    expect(columns[1]?.reason).toBe('已按“采购数量”取数量，未用“数量”')
    expect(readAsProposed(rows).lines).toEqual(['|板蓝根颗粒|20', '|尿毒清颗粒|'])
    expect(
      readAsProposed([
        ['品名', '数量', '采购数量'],
        ['板蓝根颗粒', '6', ''],
      ]).lines,
    ).toEqual(['|板蓝根颗粒|6'])
  })

  test('[RT-30] without titles the values say what a column has, and the number is the one that amounts prove', () => {
    const rows = [
      ['1', '尿毒清颗粒', '5g*18袋', '康臣药业有限公司', '盒', '20', '14.42', '288.40'],
      ['2', '板蓝根颗粒', '10g*20袋', '广州白云山制药总厂', '袋', '28', '10.00', '280.00'],
    ]
    expect(readAsProposed(rows)).toMatchObject({
      kinds: 'none name spec maker none number none none',
      lines: ['|尿毒清颗粒 5g*18袋 康臣药业有限公司|20', '|板蓝根颗粒 10g*20袋 广州白云山制药总厂|28'],
    })
  })

  test('[RT-30] a column of whole numbers is meant where prices could be numbers too', () => {
    const rows = [
      ['尿毒清颗粒', '20', '14.00', '280.00'],
      ['板蓝根颗粒', '30', '10.00', '300.00'],
    ]
    expect(readAsProposed(rows).lines).toEqual(['|尿毒清颗粒|20', '|板蓝根颗粒|30'])
  })

  test('[RT-30] the unit of the number is not the maker', () => {
    const rows = [
      ['品名', '规格', '生产单位', '单位', '要货量'],
      ['尿毒清颗粒', '5g*18袋', '康臣药业', '盒', '20'],
    ]
    expect(readAsProposed(rows)).toMatchObject({
      kinds: 'name spec maker unit number',
      lines: ['|尿毒清颗粒 5g*18袋 康臣药业|20盒'],
    })
  })

  test('[RT-30] a number that could be the price is left empty', () => {
    const rows = [
      ['尿毒清颗粒', '20', '14', '280'],
      ['板蓝根颗粒', '30', '10', '300'],
    ]
    expect(readAsProposed(rows).lines).toEqual(['|尿毒清颗粒|', '|板蓝根颗粒|'])
  })

  test('[RT-30] the buyer chooses other titles and other columns', () => {
    const rows = [
      ['a', 'b', 'c'],
      ['板蓝根颗粒', '无糖', '3'],
    ]
    const head = { row: 0, rows: 1 } as const
    expect(proposePurchaseTable(rows, head).columns.map(({ title }) => title)).toEqual(['a', 'b', 'c'])
    expect(readPurchaseSheet(rows, { head, kinds: ['name', 'name', 'number'] }).lines).toEqual([
      { row: 1, query: '板蓝根颗粒 无糖', code: '', own_code: '', number: '3', problem: '' },
    ])
    expect(proposePurchaseTable(rows, null).head).toBeNull()
  })

  test('[RT-30] an empty table has no columns', () => {
    expect(proposePurchaseTable([])).toEqual({ head: null, columns: [] })
    expect(readPurchaseSheet([], { head: null, kinds: [] })).toEqual({ lines: [], skipped: [] })
  })

  test('[RT-30] titles that are repeated on each page, and a sum without a word, are no products', () => {
    const rows = [
      ['品名', '数量'],
      ['板蓝根颗粒', '3'],
      ['品名', '数量'],
      ['尿毒清颗粒', '4'],
      ['', '7'],
    ]
    expect(readAsProposed(rows)).toMatchObject({
      lines: ['|板蓝根颗粒|3', '|尿毒清颗粒|4'],
      skipped: ['0:head', '2:head', '4:total'],
    })
  })
})

describe('cells that a spreadsheet changed', () => {
  test('[RT-30] a barcode in powers of ten is reported as one, and the name beside it still names the product', () => {
    const rows = [
      ['条码', '品名', '数量'],
      ['6.90073E+12', '', '3'],
      ['6.90073E+12', '板蓝根颗粒', '4'],
    ]
    const { lines } = readPurchaseSheet(rows, {
      head: { row: 0, rows: 1 },
      kinds: ['code', 'name', 'number'],
    })
    expect(lines).toMatchObject([
      { query: '6.90073E+12', code: '', problem: '条码被表格改成了科学计数，请把该列设为文本后重新复制' },
      { query: '板蓝根颗粒', code: '', problem: '' },
    ])
  })

  test.each([
    ['Mon Nov 23 2026 00:00:00 GMT+0000 (协调世界时)', '数量是日期，请填写大于 0 的整数'],
    ['2026-11-23', '数量是日期，请填写大于 0 的整数'],
    ['2026/11/23', '数量是日期，请填写大于 0 的整数'],
    ['2026年11月23日', '数量是日期，请填写大于 0 的整数'],
    ['11月23日', '数量是日期，请填写大于 0 的整数'],
    ['2026-11-23T00:00:00.000Z', '数量是日期，请填写大于 0 的整数'],
    ['1.5', '数量不正确或过大，请填写大于 0 的整数'],
    ['6.90073E+12', '数量被表格改成了科学计数，请改为数字'],
    ['20盒', ''],
    ['', ''],
  ])('[RT-30] the number %j says %j', (text, problem) => {
    expect(packNumberProblem(text)).toBe(problem)
  })
})

test('[RT-30] gifts and freight of an exported order are no products to buy, and are told', () => {
  const rows = [
    ['订单号', '赠品', '商品名称', '规格', '生产厂家', '数量', '单价'],
    ['YJ1', '', '板蓝根颗粒', '10g*20袋', '白云山', '5', '12.00'],
    ['YJ1', '赠', '板蓝根颗粒', '10g*20袋', '白云山', '1', '0.00'],
    ['YJ1', '', '运费', '', '', '', ''],
    ['YJ1', '', '多收款', '', '', '', ''],
  ]
  expect(readAsProposed(rows)).toMatchObject({
    lines: ['|板蓝根颗粒 10g*20袋 白云山|5'],
    skipped: ['0:head', '2:gift', '3:charge', '4:charge'],
  })
})

test('[RT-30] a column with units belongs to the numbers', () => {
  const rows = [
    ['品名', '规格', '单位', '数量'],
    ['板蓝根颗粒', '10g*20袋', '件', '2'],
    ['板蓝根颗粒', '10g*20袋', '盒', '5'],
    ['板蓝根颗粒', '10g*20袋', '', '6'],
    ['板蓝根颗粒', '10g*20袋', '大小', '7'],
    ['板蓝根颗粒', '10g*20袋', '盒', '8瓶'],
  ]
  const { kinds, lines } = readAsProposed(rows)
  expect(kinds).toBe('name spec unit number')
  expect(lines.map(line => line.split('|').at(-1))).toEqual(['2件', '5盒', '6', '7', '8瓶'])
})

describe('a column of numbers with a unit', () => {
  const read = (title: string, number: string, more: readonly (readonly [string, string])[] = []) => {
    const rows = [
      ['商品编码', '品名', title, ...more.map(([head]) => head)],
      ['YJ102408', '尿毒清颗粒', number, ...more.map(([, text]) => text)],
    ]
    const { head, columns } = proposePurchaseTable(rows)
    const [line] = readPurchaseSheet(rows, { head, kinds: columns.map(({ kind }) => kind) }).lines
    return [line?.number, line?.problem]
  }

  test.each([
    ['采购件数', '2', '2件'],
    ['件数', '2', '2件'],
    ['数量(件)', '2', '2件'],
    ['数量（箱）', '2', '2箱'],
    ['订货数量【单位：件】', '2', '2件'],
    ['数量(盒)', '2', '2盒'],
    ['要货(盒)', '2', '2盒'],
    ['数量', '2', '2'],
    ['数量(必填)', '2', '2'],
    ['订货', '2', '2'],
  ])('[RT-30] the numbers of %s are in its unit: %s is %s', (title, number, read_as) => {
    expect(read(title, number)).toEqual([read_as, ''])
  })

  test.each(['数量(中包)', '数量(粒)'])('[RT-30] %s are no packs: the buyer is asked for them', title => {
    expect(read(title, '2')).toEqual(['', expect.stringMatching(/^数量的单位是(中包|粒)，请填写包装数$/)])
  })

  test('[RT-30] the unit of a row is before that of the title', () => {
    expect(read('数量(件)', '2', [['单位', '盒']])).toEqual(['2盒', ''])
  })

  test.each(['不要了', '退货', '缺货', '取消'])(
    '[RT-30] a row with the remark %s orders nothing, and says so',
    remark => {
      expect(read('数量', '20', [['备注', remark]])).toEqual(['', `写着“${remark}”，请核对后填写数量`])
    },
  )

  test('[RT-30] another remark leaves the number as it is', () => {
    expect(read('数量', '20', [['备注', '尽快发']])).toEqual(['20', ''])
  })
})

test.each([
  ['自编码', 'A-17', 'A-17'],
  ['本店编码', '000123', '000123'],
  ['商品编码', '001023', '001023'],
  ['条码', '6900731234567', undefined],
  ['批准文号', '国药准字H20013202', undefined],
])('[RT-30] beside a product a column %s with %s gives the own code %s', (title, code, own_code) => {
  const rows = [
    [title, '品名', '数量'],
    [code, '板蓝根颗粒', '3'],
  ]
  const { head, columns } = proposePurchaseTable(rows)
  const [line] = readPurchaseSheet(rows, { head, kinds: columns.map(({ kind }) => kind) }).lines
  expect(purchaseLineOf(line!).own_code).toBe(own_code)
})

test('[RT-30] a code without a name beside it is the text of the line, and no code apart', () => {
  const rows = [
    ['自编码', '数量'],
    ['A-17', '3'],
  ]
  const { head, columns } = proposePurchaseTable(rows)
  const [line] = readPurchaseSheet(rows, { head, kinds: columns.map(({ kind }) => kind) }).lines
  expect(purchaseLineOf(line!)).toEqual({ query: 'A-17', number: '3' })
})
