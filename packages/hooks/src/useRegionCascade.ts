'use client'

import { useCallback, useEffect, useRef, useState } from 'react'

export interface Region {
  readonly code: string
  readonly name: string
  readonly has_children: number
}

export interface RegionLevel {
  readonly status: 'loading' | 'ready' | 'failed'
  readonly list: readonly Region[]
  /** Code of the selected region; empty if none is selected. While a level loads, the code that was selected before. */
  readonly code: string
}

export interface UseRegionCascadeOptions {
  /** Loads the regions inside one, or the provinces. */
  readonly load: (parent_code: string | undefined) => Promise<readonly Region[]>
  /** Codes selected at the start, from the province down. */
  readonly initial?: readonly string[]
}

export interface RegionCascade {
  /** Levels from the province down; a level appears after a selection in the level above. */
  readonly levels: readonly RegionLevel[]
  readonly choose: (depth: number, code: string) => void
  readonly retry: () => void
  /** The names of the selected regions, joined: `福建省福州市鼓楼区`. */
  readonly name: string
  /** Code of the lowest region, once no level is left to select; empty before. */
  readonly code: string
}

/** The levels that are not loaded yet: those that were selected before keep their codes, so that a form can be sent. */
function loadingLevels(codes: readonly string[]): RegionLevel[] {
  const pending = codes.length > 0 ? codes : ['']
  return pending.map(code => ({ status: 'loading', list: [], code }))
}

/**
 * Province, city, district; each level loads after a selection in the level above. The levels always match the last
 * selection, in whatever order answers arrive. A level that failed can be loaded again.
 */
export function useRegionCascade({ load, initial = [] }: UseRegionCascadeOptions): RegionCascade {
  const [levels, setLevels] = useState<readonly RegionLevel[]>(() => loadingLevels(initial))
  const loader = useRef(load)
  const start = useRef(initial)
  const request = useRef(0)
  useEffect(() => {
    loader.current = load
  })

  const fill = useCallback(async (above: readonly RegionLevel[], wanted: readonly string[]) => {
    request.current += 1
    const mine = request.current
    let known = above
    setLevels([...known, ...loadingLevels(wanted.slice(known.length))])
    for (;;) {
      const level = await loadLevel(loader.current, known.at(-1)?.code, wanted[known.length])
      if (request.current !== mine) return
      known = [...known, level]
      const more = chosenIn(level)?.has_children === 1
      setLevels(more ? [...known, ...loadingLevels(wanted.slice(known.length))] : known)
      if (!more) return
    }
  }, [])

  useEffect(() => {
    fill([], start.current)
    return () => {
      request.current += 1
    }
  }, [fill])

  function choose(depth: number, code: string) {
    const level = levels[depth]
    if (level?.status !== 'ready') return
    const chosen = { ...level, code }
    const above = [...levels.slice(0, depth), chosen]
    request.current += 1
    if (chosenIn(chosen)?.has_children === 1) fill(above, [])
    else setLevels(above)
  }

  const lowest = levels.map(chosenIn).at(-1)
  return {
    levels,
    choose,
    retry: () => void fill(levels.slice(0, -1), start.current),
    name: levels.map(level => chosenIn(level)?.name).join(''),
    code: lowest?.has_children === 0 ? lowest.code : '',
  }
}

function chosenIn(level: RegionLevel): Region | undefined {
  return level.list.find(region => region.code === level.code)
}

async function loadLevel(
  load: UseRegionCascadeOptions['load'],
  parent: string | undefined,
  wanted: string | undefined,
): Promise<RegionLevel> {
  try {
    const list = await load(parent)
    const known = list.find(region => region.code === wanted)
    return { status: 'ready', list, code: known?.code ?? '' }
  } catch {
    return { status: 'failed', list: [], code: '' }
  }
}
