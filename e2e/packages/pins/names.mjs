import { join, posix } from 'node:path'
import ts from 'typescript'
import { installed, PACKAGES } from '../install/folders.mjs'
import { moduleEntries } from '../install/names.mjs'

const OPTIONS = {
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  skipLibCheck: true,
  noEmit: true,
  types: [],
}

/**
 * Every name that callers can import, from the declarations: `@yaoji/ui/price Price`, `… type PriceProps`, sorted.
 * The headless entries have the declarations of the styled ones.
 */
export function publicNames(caller) {
  const entries = PACKAGES.flatMap(name =>
    moduleEntries(caller, name)
      .filter(({ subpath }) => !subpath.endsWith('/headless'))
      .map(({ subpath, file }) => ({
        entry: posix.join('@yaoji', name, subpath),
        declaration: join(installed(caller, name), file.replace(/\.js$/, '.d.ts')),
      })),
  )
  const program = ts.createProgram(
    entries.map(({ declaration }) => declaration),
    OPTIONS,
  )
  const checker = program.getTypeChecker()
  return entries
    .flatMap(({ entry, declaration }) => {
      const module = checker.getSymbolAtLocation(program.getSourceFile(declaration))
      return checker
        .getExportsOfModule(module)
        .map(symbol => `${entry} ${kindOf(checker, symbol)}${symbol.name}`)
    })
    .sort()
}

/** Returns `type ` for a name without a run-time value. */
function kindOf(checker, symbol) {
  const aliased = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
  return aliased.flags & ts.SymbolFlags.Value ? '' : 'type '
}
