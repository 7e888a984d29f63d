export {
  TabsList,
  TabsPanel,
  type TabsPanelProps,
  TabsRoot,
  type TabsRootProps,
  TabsTab,
  type TabsTabProps,
} from './Tabs.headless'
