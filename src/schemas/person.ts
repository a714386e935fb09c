import { z } from 'zod';
import { email, line, publishing, type SchemaContext, webAddress } from './fields.ts';

/** src/content/team/<name>.mdx: a member of the team. The body is the bio, 50 to 90 words. */
export const personSchema = ({ image }: SchemaContext) =>
  z.strictObject({
    name: line('Full name', 48).regex(
      /\p{L}/u,
      'A name needs at least one letter: its initials are shown if there is no portrait.',
    ),
    position: line('Position, as on the card', 64),
    email: email.optional().describe('Shown as an Email link; only for those who answer visitors'),
    linkedin: webAddress('Profile on the professional network').optional(),
    profileImage: image().optional().describe('Portrait beside this file, at least 480 px square'),
    drawing: image()
      .optional()
      .describe(
        'Square SVG beside this file, shown if there is no photograph; if left out, the initials are shown',
      ),
    useFallback: z
      .boolean()
      .optional()
      .describe('true shows the drawing or the initials even if there is a photograph'),
    order: z.int().min(1).describe('Place in the grid'),
    ...publishing,
  });

export type PersonData = z.infer<ReturnType<typeof personSchema>>;
