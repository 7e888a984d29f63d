import { glossary } from '@yaoji/api-client/contract/glossary'
import type { core } from 'zod/mini'

type Issue = core.$ZodRawIssue

/**
 * What a buyer reads about an input for which its schema has no words of its own: the field by its Chinese name, and
 * what it should be (VA-03).
 */
export function validationMessage(issue: Issue): string {
  const name = nameOf(issue.path ?? [])
  const entry = issue.path?.at(-1)
  if (typeof entry === 'number' && issue.code.startsWith('too_')) return `${name}第 ${entry + 1} 项不正确`
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? `请填写${name}` : `${name}格式不正确`
    case 'too_big':
      return `${name}${UNITS[issue.origin]?.most(Number(issue.maximum)) ?? '过大'}`
    case 'too_small':
      return `${name}${UNITS[issue.origin]?.least(Number(issue.minimum)) ?? '过小'}`
    case 'invalid_value':
      return `${name}只能是 ${issue.values.join('、')}`
    default:
      return `${name}格式不正确`
  }
}

interface Words {
  readonly most: (limit: number) => string
  readonly least: (limit: number) => string
}

const OF_NUMBERS: Words = { most: limit => `不能大于 ${limit}`, least: limit => `不能小于 ${limit}` }

/** The words for a limit, by what it limits. */
const UNITS: Readonly<Record<string, Words>> = {
  string: { most: limit => `不能超过 ${limit} 个字`, least: limit => `至少 ${limit} 个字` },
  int: OF_NUMBERS,
  number: OF_NUMBERS,
  array: { most: limit => `一次最多 ${limit} 条`, least: limit => `至少 ${limit} 条` },
}

/** Fields that are something else as input than in the glossary, by the names on the way to them. */
const INPUT_NAMES: Readonly<Record<string, string>> = {
  code: '验证码',
  contact: '联系人',
  'data.name': '药品名称',
  facets: '是否需要筛选项',
  name: '姓名',
  order: '排序方式',
  value: '手机号',
}

/** The field as buyers call it: the last name on the way to it, as the glossary of the contract has it. */
function nameOf(path: readonly PropertyKey[]): string {
  const names = path.filter(part => typeof part === 'string')
  const term = glossary[names.at(-1) ?? '']
  return INPUT_NAMES[names.join('.')] ?? term?.[0].split(/[，（：；]/)[0] ?? '提交的内容'
}
