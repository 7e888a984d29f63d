import { expect, test } from 'vitest'
import { isGuessablePassword } from './guessable-password'

const COMMON = new Set(['dragon99', 'q1w2e3r4'])

test.each([
  ...['qwe12345', 'abcd1234', 'iloveyou1', 'asd12345', 'q1w2e3r4', 'Q1W2e3r4', 'wang1234', 'Wang@1234'],
  ...['yaoji2026', 'yaoji123', 'Yaoji@2026', 'YAOJI-2027!', 'y@oji2026', '2026yaoji', 'Yaodian888'],
  ...[
    'dragon99',
    'Dragon#99',
    'woaini520',
    'woaini1314',
    'zhang19900531',
    'li900531',
    'P@ssw0rd2024',
    'aaaa1111',
  ],
  ...['poiu0987', 'fdsa4321', 'admin888', 'test12345678'],
])('[SV-05] the password %s is guessable', password => {
  expect(isGuessablePassword(password, COMMON)).toBe(true)
})

test.each([
  ...[
    'Kangning-88',
    'Another-2026',
    'Changed-2026',
    'wangxiaomei1234',
    'wang8305',
    'qwez12345',
    'yaoji2026x',
  ],
  ...['8wang8', '12ab34cd', 'correct horse 7', '药集2026ab', 'yaoji48151623', 'li901332'],
])('[SV-05] the password %s is not', password => {
  expect(isGuessablePassword(password, COMMON)).toBe(false)
})
