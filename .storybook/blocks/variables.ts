const VARIABLE = /var\((--yaoji-[\w-]+)/g

/** What a selector says about a moment or about a part that is no element: the rule is the element's all the same. */
const MOMENTS =
  /::[\w-]+(\([^)]*\))?|:(hover|active|focus|focus-visible|focus-within|disabled|enabled|checked|placeholder-shown|target)(?![\w-])/g

/** The public variables that the rules of these elements read, in alphabetical order. */
export function variablesOf(sample: HTMLElement): readonly string[] {
  const found = new Set<string>()
  const collect = (text: string) => {
    for (const [, name] of text.matchAll(VARIABLE)) if (name) found.add(name)
  }
  for (const { selectorText, style } of rulesOf(sample.ownerDocument.styleSheets))
    if (style.cssText.includes('--yaoji-') && matchesIn(sample, selectorText)) collect(style.cssText)
  for (const { style } of sample.querySelectorAll<HTMLElement>('[style*="--yaoji-"]')) collect(style.cssText)
  return [...found].sort()
}

function matchesIn(sample: HTMLElement, selector: string): boolean {
  // The class is of the library: a rule of Storybook for the page around the sample is not meant.
  if (!selector.includes('.yaoji_')) return false
  try {
    return sample.querySelector(selector.replaceAll(MOMENTS, '') || '*') !== null
  } catch {
    // `:not(:hover)` is empty without its moment.
    return sample.querySelector(selector.replaceAll(/::[\w-]+/g, '')) !== null
  }
}

function* rulesOf(sheets: Iterable<CSSStyleSheet>): Generator<CSSStyleRule> {
  for (const sheet of sheets) yield* styleRulesOf(sheet)
}

/** Also those inside conditions and layers. */
function* styleRulesOf({ cssRules }: { cssRules: CSSRuleList }): Generator<CSSStyleRule> {
  for (const rule of cssRules) {
    if ('selectorText' in rule && 'style' in rule) yield rule as CSSStyleRule
    if ('cssRules' in rule) yield* styleRulesOf(rule as CSSGroupingRule)
  }
}
