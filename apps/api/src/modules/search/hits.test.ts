import { expect, test } from 'vitest'
import { hitsOf } from './hits'

const found = (name: string, keywords: string) =>
  hitsOf(name, keywords).map(({ start, end }) => name.slice(start, end))

test.each([
  ['阿莫灵 阿莫西林胶囊', '西林', ['西林']],
  ['阿莫灵 阿莫西林胶囊', '阿莫西林 胶囊', ['阿莫西林胶囊']],
  ['阿莫灵 阿莫西林胶囊', 'amxl', ['阿莫西林']],
  ['阿莫西林胶囊', 'amoxi', ['阿莫西']],
  ['阿莫西林胶囊', 'amoxil', ['阿莫西林']],
  ['枸橼酸钠片', 'jys', ['枸橼酸']],
  ['维生素 C 片', '维生素c', ['维生素 C ']],
  ['（简）板蓝根颗粒', 'blg', ['板蓝根']],
  ['阿莫西林胶囊', '布洛芬', []],
  ['阿莫西林胶囊', '', []],
])('[CH-06 5] of %s the keywords %s find %j', (name, keywords, hits) => {
  expect(found(name, keywords)).toEqual(hits)
})
