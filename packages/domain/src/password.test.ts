import { expect, test } from 'vitest'
import { passwordProblem } from './password'

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
