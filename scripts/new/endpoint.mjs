import { parseEndpointName } from './names.mjs'

/**
 * A call: its contract entry, the service's route, the hook. The contract of a new resource gets its file; what
 * belongs into a file that stands is shown.
 * @param {string} typed `goods.list` @param {(path: string) => boolean} exists
 */
export function endpoint(typed, exists) {
  const name = parseEndpointName(typed)
  const { resource } = name
  const file = `packages/api-client/src/contract/${resource}.ts`
  const isNew = !exists(file)
  const inContract = isNew
    ? {
        where: 'packages/api-client/src/contract/index.ts',
        text: `import * as ${resource} from './${resource}'`,
      }
    : { where: file, text: contract(name) }
  return {
    files: isNew ? { [file]: `${CONTRACT_HEAD}\n${contract(name)}` } : {},
    snippets: [
      inContract,
      { where: `apps/api/src/modules/${resource}/routes.ts`, text: route(name) },
      { where: `packages/hooks/src/data/${resource}.ts`, text: hook(name) },
    ],
    next: [
      'Say in the contract what goes in and what comes out.',
      'A call that the specification names has its `row`; one that creates something has `creates: true`.',
      'Answer from the database in service.ts, inside one transaction when it writes.',
      'Prove it beside the service with its id in the title; the contract tests find it by themselves.',
    ],
  }
}

const CONTRACT_HEAD = `import * as z from 'zod/mini'
import { endpoint } from './endpoint'
`

const contract = ({ resource, action, camel }) => `export const ${camel} = endpoint({
  name: '${resource}.${action}',
  method: 'GET',
  path: '/api/${resource}/${action}',
  summary: '',
  access: 'buyer',
  input: z.object({}),
  data: z.object({}),
})
`

const route = ({ action, camel }) => `{ endpoint: ${camel}, answer: ${action} },`

const hook = ({ camel, pascal }) => `export function use${pascal}() {
  return useEndpoint(${camel}, {})
}`
