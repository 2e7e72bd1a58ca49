import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { galleryScreen } from '../../../tests/fixtures/galleries';
import { ComingSoon } from './ComingSoon';

const { coming, text } = galleryScreen.teams.adults;

const meta = { component: ComingSoon, args: { coming, text } } satisfies Meta<typeof ComingSoon>;

export default meta;

export const Adults: StoryObj<typeof meta> = {};
