import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readPackNumber } from './purchase-cells'
import { readPurchaseText } from './purchase-lines'

const written = (text: string) =>
  readPurchaseText(text).lines.map(({ query, number }) => `${query}|${number}`)

describe('lines that were pasted', () => {
  test.each([
    ['YJ101005\t20', ['YJ101005|20']],
    ['YJ101005,20', ['YJ101005|20']],
    ['001023\t5', ['001023|5']],
    ['YJ101005\t7\n001023\t5\nYJ101006\t2', ['YJ101005|7', '001023|5', 'YJ101006|2']],
    ['001023\t14.00\t20\t280.00', ['001023|20']],
    ['1\t001023\t5', ['1 001023 5|']],
    ['001023,5', ['001023|5']],
    ['001023 5', ['001023|5']],
    ['盒\t', ['盒|']],
    ['阿莫西林胶囊，20', ['阿莫西林胶囊|20']],
    ['阿莫西林胶囊   20', ['阿莫西林胶囊|20']],
    ['阿莫西林胶囊 0.25g*24粒 哈药 20盒', ['阿莫西林胶囊 0.25g*24粒 哈药|20盒']],
    ['阿莫西林胶囊\t0.25g*24粒\t哈药\t２０', ['阿莫西林胶囊 0.25g*24粒 哈药|２０']],
    ['amxl', ['amxl|']],
    ['6901234567892', ['6901234567892|']],
    ['阿莫西林 6901234567892', ['阿莫西林 6901234567892|']],
    ['YJ101005\t1,200', ['YJ101005|1,200']],
    ['连花清瘟胶囊\t99999999', ['连花清瘟胶囊|99999999']],
    ['连花清瘟胶囊，1.5', ['连花清瘟胶囊|1.5']],
    ['连花清瘟胶囊\t0', ['连花清瘟胶囊|0']],
    ['连花清瘟胶囊\t-2', ['连花清瘟胶囊|-2']],
    ['连花清瘟胶囊\t－２．５', ['连花清瘟胶囊|－２．５']],
    ['连花清瘟胶囊\t1.5盒', ['连花清瘟胶囊|1.5盒']],
    ['连花清瘟胶囊\t24粒', ['连花清瘟胶囊 24粒|']],
    ['连花清瘟胶囊\t20260101', ['连花清瘟胶囊|20260101']],
    ['连花清瘟胶囊\t6901234567892', ['连花清瘟胶囊 6901234567892|']],
    ['阿莫西林胶囊 1.5', ['阿莫西林胶囊|1.5']],
    ['阿莫西林胶囊 -2', ['阿莫西林胶囊|-2']],
    ['阿莫西林胶囊 0', ['阿莫西林胶囊|0']],
    ['阿莫西林胶囊 -99999999', ['阿莫西林胶囊|-99999999']],
    ['阿莫西林胶囊 99999999', ['阿莫西林胶囊 99999999|']],
    ['阿莫西林胶囊 0.25g', ['阿莫西林胶囊 0.25g|']],
    ['1.5', ['1.5|']],
    ['\n  \nYJ1010051 3\r\n\r\nYJ1010052 4\n', ['YJ1010051|3', 'YJ1010052|4']],
    ['', []],
    [' , ，\t', []],
  ])('[RT-30] %j is %j', (text, expected) => {
    expect(written(text)).toEqual(expected)
  })

  test('[RT-30] a line with titles says which column is which', () => {
    const text = '数量\t商品名称\t规格\t生产厂家\t备注\n20\t阿莫西林胶囊\t0.25g*24粒\t哈药\t急\n3\t\t\t\t'
    expect(written(text)).toEqual(['阿莫西林胶囊 0.25g*24粒 哈药|20', '|3'])
  })

  test.each([
    [
      '商品名称\t数量\n板蓝根颗粒 广州白云山 6\n阿莫西林胶囊\t20',
      ['板蓝根颗粒 广州白云山|6', '阿莫西林胶囊|20'],
    ],
    ['商品名称\t数量\n板蓝根颗粒 99999999', ['板蓝根颗粒 99999999|']],
    ['商品名称,数量\n板蓝根颗粒 6\n\t7', ['板蓝根颗粒|6', '7|']],
    [
      '商品名称 数量\n板蓝根颗粒 广州白云山 6\n阿莫西林胶囊 20',
      ['板蓝根颗粒 广州白云山|6', '阿莫西林胶囊|20'],
    ],
    ['商品名称\t数量\n\t9\n\t\n阿莫西林胶囊\t', ['|9', '阿莫西林胶囊|']],
  ])(
    '[RT-30] below titles a line with another separator is read for itself, and a number alone is kept: %j',
    (text, expected) => {
      expect(written(text)).toEqual(expected)
    },
  )

  test('[RT-30] a product is no title', () => {
    expect(written('名称正气水 2\n规格片 3')).toEqual(['名称正气水|2', '规格片|3'])
  })
})

test('[RT-30] a row of a number alone is a product, not a number of nothing', () => {
  expect(written('\t20')).toEqual(['20|'])
})

test('[RT-30] titles can be below other lines; totals, dates and greetings are left out, with the reason', () => {
  const { lines, skipped } = readPurchaseText(
    '您好，麻烦发货\n惠民大药房采购计划\n商品编码\t品名\t规格\t要货量\n001023\t尿毒清颗粒\t5g*18袋\t20\n1023\t板蓝根颗粒\t\t30\n合计\t\t\t50\n谢谢！\n2026-11-25',
  )
  expect(lines).toEqual([
    { query: '001023 尿毒清颗粒 5g*18袋', number: '20', own_code: '001023' },
    { query: '板蓝根颗粒', number: '30', own_code: '1023' },
  ])
  expect(skipped.map(({ row, reason }) => `${row}:${reason}`)).toEqual([
    '0:title',
    '1:title',
    '2:head',
    '5:total',
    '6:note',
    '7:date',
  ])
})

test.each([
  ['20', 20],
  ['２０', 20],
  ['1,200 盒', 1200],
  ['20.00', 20],
  ['20.5', null],
  ['0', null],
  ['-3', null],
  ['二十', null],
  ['', null],
  ['12345678', null],
])('[RT-30] the number %j is %j', (text, number) => {
  expect(readPackNumber(text)).toBe(number)
})

describe('rows of a spreadsheet without titles, with unit, price and amount', () => {
  test.each([
    [
      '阿莫西林胶囊\t盒\t20\t14\t280\n布洛芬缓释胶囊\t盒\t10\t5.5\t55',
      ['阿莫西林胶囊|20', '布洛芬缓释胶囊|10'],
    ],
    [
      '阿莫西林胶囊\t盒\t14\t20\t280\n布洛芬缓释胶囊\t盒\t5.5\t10\t55',
      ['阿莫西林胶囊|20', '布洛芬缓释胶囊|10'],
    ],
    ['阿莫西林胶囊\t盒\t20\t14\t280', ['阿莫西林胶囊|']],
    ['阿莫西林胶囊\t盒\t20\t14\t280\n布洛芬缓释胶囊\t盒\t10\t5\t50', ['阿莫西林胶囊|', '布洛芬缓释胶囊|']],
  ])('[RT-30] %j: one row decides for all, else it is left to the buyer', (text, lines) => {
    expect(written(text)).toEqual(lines)
  })
})

describe('a cell that says how many without a number', () => {
  test.each([
    ['YJ101005\t很多', 'YJ101005|很多'],
    ['YJ101005\t 若干盒 ', 'YJ101005|若干盒'],
    ['YJ101005，适量', 'YJ101005|适量'],
    ['阿莫西林胶囊\t0.25g*24粒\t几盒', '阿莫西林胶囊 0.25g*24粒|几盒'],
    ['YJ101005\t？', 'YJ101005|？'],
    ['YJ101005\t多酶片', 'YJ101005 多酶片|'],
    ['很多', '很多|'],
  ])('[RT-30] %j is the product, and asks for the number', (text, line) => {
    expect(written(text)).toEqual([line])
  })
})

describe('numbers before a name, and thanks behind it', () => {
  test.each([
    ['三盒阿莫西林胶囊', '阿莫西林胶囊|3盒'],
    ['十二盒 阿莫西林胶囊', '阿莫西林胶囊|12盒'],
    ['一百五盒阿莫西林胶囊', '阿莫西林胶囊|'],
    ['x20 阿莫西林胶囊', '阿莫西林胶囊|20'],
    ['×20盒 阿莫西林胶囊 0.25g*24粒', '阿莫西林胶囊 0.25g*24粒|20盒'],
    ['阿莫西林胶囊 20 谢谢老板', '阿莫西林胶囊|20'],
    ['三七片', '三七片|'],
    ['三盒装阿莫西林胶囊', '三盒装阿莫西林胶囊|'],
  ])('[RT-30] %j', (text, line) => {
    expect(written(text)).toEqual([line])
  })
})

describe('lines that begin with a number and a name', () => {
  test.each([
    ['5 安神补脑液', ['安神补脑液|5']],
    ['5 安神补脑液 10ml*10支 急', ['安神补脑液 10ml*10支|5']],
    ['20 安神补脑液\n3 布洛芬缓释胶囊\n4 板蓝根颗粒', ['安神补脑液|20', '布洛芬缓释胶囊|3', '板蓝根颗粒|4']],
    ['30\t布洛芬缓释胶囊\n5\t板蓝根颗粒', ['布洛芬缓释胶囊|30', '板蓝根颗粒|5']],
  ])('[RT-30] %j: the number comes first', (text, lines) => {
    expect(written(text)).toEqual(lines)
  })

  test.each([
    ['1 安神补脑液\n2 布洛芬缓释胶囊', ['安神补脑液|', '布洛芬缓释胶囊|']],
    ['1 安神补脑液 20\n2 布洛芬缓释胶囊', ['安神补脑液|20', '布洛芬缓释胶囊|']],
  ])('[RT-30] %j: the numbers are positions', (text, lines) => {
    expect(written(text)).toEqual(lines)
  })

  test.each([
    ['1 安神补脑液', ['1 安神补脑液|']],
    ['2 安神补脑液\n3 布洛芬缓释胶囊', ['2 安神补脑液|', '3 布洛芬缓释胶囊|']],
    ['安神补脑液 5\n3 布洛芬缓释胶囊', ['安神补脑液|5', '3 布洛芬缓释胶囊|']],
    ['5 安神补脑液 20\n3 布洛芬缓释胶囊', ['5 安神补脑液|20', '3 布洛芬缓释胶囊|']],
    ['999 感冒灵颗粒', ['999 感冒灵颗粒|']],
    ['24 粒 布洛芬缓释胶囊', ['24 粒 布洛芬缓释胶囊|']],
    ['5 安神补脑液 不要', ['5 安神补脑液 不要|']],
  ])('[RT-30] %j: it is left to the buyer what they are', (text, lines) => {
    expect(written(text)).toEqual(lines)
  })
})

test('[RT-30] no line is dropped without a word: each is a line to buy or is told as left out', () => {
  const cell = fc.constantFrom(
    '001023',
    'YJ101005',
    '阿莫西林胶囊',
    '5',
    '20盒',
    '盒',
    '14.00',
    '合计',
    '急',
    '0.25g',
    ' ',
  )
  const row = fc.tuple(fc.array(cell, { minLength: 1, maxLength: 4 }), fc.constantFrom('\t', ',', '，', ' '))
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 5 }), rows => {
      const lines = rows.map(([cells, separator]) => cells.join(separator))
      const { lines: read, skipped } = readPurchaseText(lines.join('\n'))
      const written = lines.filter(line => /[\p{L}\p{N}]/u.test(line))
      expect(read.length + skipped.length).toBeGreaterThanOrEqual(written.length)
    }),
    { numRuns: 1000 },
  )
})
