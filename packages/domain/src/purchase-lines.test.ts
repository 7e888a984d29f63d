import { describe, expect, test } from 'vitest'
import { readPackNumber } from './purchase-cells'
import { readPurchaseColumns, readPurchaseLines, readPurchaseRow, readPurchaseTable } from './purchase-lines'

const written = (text: string) => readPurchaseLines(text).map(({ query, number }) => `${query}|${number}`)

describe('lines that were pasted', () => {
  test.each([
    ['YJ101005\t20', ['YJ101005|20']],
    ['YJ101005,20', ['YJ101005|20']],
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

describe('tables', () => {
  test.each([
    [['商品编码', '品名', '规格', '厂家', '采购数量*'], { keys: [0], names: [1, 2, 3], number: 4 }],
    [['条形码', '数量（盒）'], { keys: [0], names: [], number: 1 }],
    [['批准文号', '通用名称'], { keys: [0], names: [1], number: -1 }],
    [['序号', '备注', '数量'], null],
  ])('[RT-30] %j', (titles, columns) => {
    expect(readPurchaseColumns(titles)).toEqual(columns)
  })

  test('[RT-30] a code is followed by name and pack, which decide when the code is that of another shop', () => {
    const columns = { keys: [0], names: [1, 2], number: 3 }
    const rows = [
      ['YJ101005', '阿莫西林胶囊', '24粒', '5'],
      ['', '阿莫西林胶囊', '24粒', ''],
      ['', '', '', '9'],
      ['YJ2'],
      ['1023', '阿莫西林胶囊', '24粒', '2'],
    ]
    expect(readPurchaseTable(rows, columns)).toEqual([
      { query: 'YJ101005 阿莫西林胶囊 24粒', number: '5' },
      { query: '阿莫西林胶囊 24粒', number: '' },
      { query: '', number: '9' },
      { query: 'YJ2', number: '' },
      { query: '阿莫西林胶囊 24粒', number: '2' },
    ])
  })

  test('[RT-30] a row of a number alone is a product, not a number of nothing', () => {
    expect(readPurchaseRow(['', '20'])).toEqual([{ query: '20', number: '' }])
  })
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
