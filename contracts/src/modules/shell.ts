/** Who answers for the shell, as code hosts name a team; remotes say it in their declarations. */
export const shellOwner = '@cirvena/site-team';
