'use client'

import { useQuery } from '@tanstack/react-query'
import {
  focusAll,
  focusCommon,
  focusDemo,
  focusLogin,
  focusRight,
  focusTop,
  indexSpike,
} from '@yaoji/api-client/contract/focus'
import { BANNER_ID } from '@yaoji/domain'
import { useClient } from './client'
import { queryOf } from './query'

/** Slides of the home page's banner (CN-02). */
export function useHomeBanner() {
  return useQuery(queryOf(useClient(), focusDemo, { banner_id: BANNER_ID }))
}

/** The zone strips of the home page. */
export function useZoneStrips() {
  return useQuery(queryOf(useClient(), focusAll, {}))
}

/** Second-kill sessions of today. */
export function useSpike() {
  return useQuery(queryOf(useClient(), indexSpike, {}))
}

/** Links of the floating side nav. */
export function useSideLinks() {
  return useQuery(queryOf(useClient(), focusRight, {}))
}

/** The ad in the top right corner. */
export function useTopAd() {
  return useQuery(queryOf(useClient(), focusTop, {}))
}

/** The ad at the bottom of the home page. */
export function useBottomAd() {
  return useQuery(queryOf(useClient(), focusCommon, {}))
}

/** Pictures of the login page. */
export function useLoginAds() {
  return useQuery(queryOf(useClient(), focusLogin, {}))
}
