import { expect, test } from 'vitest'
import { findableText, goodsFinder } from './find-goods'

const capsules = {
  text: findableText(['阿莫灵 阿莫西林胶囊', '香港澳美制药厂', '国药准字H20000001', '0.25g×24粒']),
  pinyin: 'a mo ling a mo xi lin jiao nang',
}
const heavy = { text: findableText(['重组人干扰素']), pinyin: 'chong/zhong zu ren gan rao su' }

test.each([
  ['阿莫西林', '', true],
  ['澳美', 'a maker', true],
  ['h20000001', 'an approval number in lower case', true],
  ['0.25G*24', 'a specification with another sign', true],
  ['澳美 胶囊', 'words in any order', true],
  ['amxljn', 'initials from the middle of the name', true],
  ['amoxilin', 'whole syllables', true],
  ['amoxl', 'syllables, then initials', true],
  ['amoxili', 'a syllable that is still typed', true],
  ['ＡＭＸＬ', 'full-width letters', true],
  ['  ', 'nothing', true],
  ['布洛芬', 'another product', false],
  ['澳美 布洛芬', 'one word of two', false],
  ['amxb', 'initials that end otherwise', false],
  ['moal', 'initials in another order', false],
])('“%s” %s', (keywords, _, found) => {
  expect(goodsFinder(keywords)(capsules)).toBe(found)
})

test('each reading of a character finds the name', () => {
  expect(['czrgrs', 'zzr', 'zhongzu', 'congzu'].map(word => goodsFinder(word)(heavy))).toEqual([
    true,
    true,
    true,
    false,
  ])
})

test('without pinyin only the texts are compared', () => {
  expect(goodsFinder('amxl')({ text: capsules.text })).toBe(false)
  expect(goodsFinder('阿莫')({ text: capsules.text })).toBe(true)
})
