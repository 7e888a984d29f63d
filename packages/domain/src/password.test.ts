import { expect, test } from 'vitest'
import { newPasswordProblem, passwordProblem, passwordStrength } from './password'

test.each([
  ['Yaoji@2026', null],
  ['正确的马电池订书钉', null],
  ['long but simple words', null],
  ['1234567', '密码至少 8 位'],
  ['a'.repeat(129), '密码最多 128 位'],
  ['12345678', '密码过于简单，请换一个'],
  ['87654321', '密码过于简单，请换一个'],
  ['Password1', '密码过于简单，请换一个'],
  ['aaaabbbb', '密码过于简单，请换一个'],
  ['qwertyuiop', '密码过于简单，请换一个'],
])('[SV-05] the password %s: %s', (password, problem) => {
  expect(passwordProblem(password)).toBe(problem)
})

test('[SV-05] a password cannot contain the mobile number or user name', () => {
  expect(passwordProblem('my13800000001', ['13800000001', ''])).toBe('密码不能包含手机号或用户名')
  expect(passwordProblem('KangNing-88', ['kangning'])).toBe('密码不能包含手机号或用户名')
})

test.each([
  ['', '请设置密码'],
  ['Yaoji@2026', null],
  ['正确的马电池订书钉', '密码须同时有字母和数字'],
  ['onlyletters', '密码须同时有字母和数字'],
  ['9071830254', '密码须同时有字母和数字'],
  ['Ab3456', '密码至少 8 位'],
  [`Ab1${'x-'.repeat(15)}`, '密码最多 32 位'],
  ['Password1', '密码过于简单，请换一个'],
  ['my13800000001', '密码不能包含手机号或用户名'],
])('the password %s of a new account: %s', (password, problem) => {
  expect(newPasswordProblem(password, ['13800000001'])).toBe(problem)
})

test.each([
  ['short1', 'none'],
  ['my13800000001', 'none'],
  ['kangning8', 'weak'],
  ['kangning88', 'medium'],
  ['Kangning8', 'medium'],
  ['Kangning-88', 'strong'],
  ['kangning88yaoji2026', 'strong'],
])('the strength of %s: %s', (password, strength) => {
  expect(passwordStrength(password, ['13800000001'])).toBe(strength)
})
