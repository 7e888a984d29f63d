#!/usr/bin/env node
import { checkContract } from './checkContract'

const USAGE = `yaoji-contract BASE_URL
Compares the service at BASE_URL with the contract, call by call. What a buyer can call is checked with YAOJI_ACCOUNT and
YAOJI_PASSWORD in the environment. Ends with 1 when something differs, with 2 when the service cannot be asked.`

async function main([baseUrl]: readonly string[]): Promise<number> {
  if (!baseUrl || !URL.canParse(baseUrl)) {
    process.stderr.write(`${USAGE}\n`)
    return 2
  }
  const { YAOJI_ACCOUNT: account, YAOJI_PASSWORD: password } = process.env
  const { findings, counts } = await checkContract({
    baseUrl,
    ...(account && password ? { account, password } : {}),
  })
  for (const { call, step, problem } of findings) process.stdout.write(`${call}, ${step}: ${problem}\n`)
  process.stdout.write(`${counts.calls} calls, ${counts.steps} answers, ${findings.length} differences\n`)
  return findings.length > 0 ? 1 : 0
}

main(process.argv.slice(2)).then(
  code => {
    process.exitCode = code
  },
  (error: Error) => {
    process.stderr.write(`yaoji-contract: ${error.message}. ${String(error.cause ?? '')}\n`)
    process.exitCode = 2
  },
)
