import { describe, expect, test } from 'vitest'
import { readTsv } from './tsv'

const columns = ['name', 'spec'] as const

describe('reading a source table', () => {
  test('[SV-01] returns trimmed records and keeps empty cells', () => {
    const text = '\uFEFFname\tspec\r\n当归 \t\r\n甘草\t500g/袋\r\n'
    expect(readTsv('herbs.tsv', text, columns)).toEqual([
      { name: '当归', spec: '' },
      { name: '甘草', spec: '500g/袋' },
    ])
  })

  test.each([
    ['another header', 'name\tform\n当归\t片', /header/],
    ['no rows', 'name\tspec\n', /no rows/],
    ['a missing cell', 'name\tspec\n当归\t1\n甘草', /herbs\.tsv:3: 1 cells, expected 2/],
    ['a cell too many', 'name\tspec\n当归\t1\t2', /herbs\.tsv:2: 3 cells/],
  ])('[SV-01] refuses %s and says where', (_, text, message) => {
    expect(() => readTsv('herbs.tsv', text, columns)).toThrow(message)
  })
})
