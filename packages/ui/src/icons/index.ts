export { ACTION_ICONS, type ActionIconName } from './actions';
export { GLYPHS, type GlyphName } from './glyphs';
export { Icon, type IconName, type IconProps } from './icon';
