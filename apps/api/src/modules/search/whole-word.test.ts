import { expect, test } from 'vitest'
import { wholeWord } from './whole-word'

test.each([
  // To the end of the only name, or of the part before its form.
  ['健胃消食口', ['健胃消食口服液'], '健胃消食口服液', true],
  ['藿香正气软', ['藿香正气软胶囊', '藿香正气软胶囊达仁堂'], '藿香正气软胶囊', true],
  ['阿莫西', ['阿莫西林胶囊', '阿莫西林颗粒', '阿莫西林克拉维酸钾片'], '阿莫西林', true],
  ['正气丸', ['加味藿香正气丸'], '加味藿香正气丸', true],
  ['美敏', ['酚麻美敏片', '复方酚麻美敏混悬液'], '酚麻美敏', true],
  // A word already, also beside the forms of its names.
  ['布洛芬', ['布洛芬缓释胶囊', '小儿布洛芬栓'], '布洛芬', true],
  ['感冒', ['感冒清热颗粒', '感冒软胶囊', '感冒灵片'], '感冒', true],
  ['口罩', ['口罩'], '口罩', true],
  // What several names have.
  ['头孢', ['头孢克肟胶囊', '头孢拉定胶囊'], '头孢', false],
  ['头', ['头孢克肟胶囊', '头孢拉定胶囊'], '头孢', false],
  ['西林', ['阿莫西林胶囊', '氨苄西林胶囊'], '西林', false],
  ['没有', ['口罩'], '没有', false],
])('[SV-02] "%s" of %j is the word %s', (text, names, word, isWhole) => {
  expect(wholeWord(text, names)).toMatchObject({ text: word, isWhole })
})
