/**
 * The ids of all headings that a page has or once had, from the history of the repository: links
 * from other sites lead to them. An id stays in this table for good; a heading that is renamed leaves
 * its id in `aliases` of the page's front matter.
 */
export const anchors: Record<string, string> = {
  'api/auth.mdx':
    'authentication create-a-key scopes send-the-key test-a-key pitfalls where-to-go-next ways-to-get-a-key oauth-for-apps-with-many-users troubleshooting',
  'api/index.mdx':
    'api-reference host authorization calls test-an-api-key pitfalls where-to-go-next tag-api-keys test-api-key revoke-api-key tag-project-variables list-variables change-variables tag-libraries list-sections tag-tools-for-agents call-tool tag-oauth register-client exchange-code discover-oauth tag-earlier-calls create-from-template list-destinations publish-project delete-page schemas schema-variable schema-variablesanswer schema-toolmessage schema-toolanswer schema-earlierpage schema-earliersection',
  'asset-source/api-keys.mdx':
    'secrets the-life-of-a-secret form-fields several-values pitfalls where-to-go-next ways-to-keep-a-key troubleshooting',
  'asset-source/getting-started.mdx':
    'create-asset-source requirements get-the-template write-the-plugin registration initialize-and-deploy connect-the-plugin read-the-logs pitfalls where-to-go-next troubleshooting',
  'asset-source/handler-function.mdx':
    'handler-function contract signature assets image-assets video-assets meta-fields what-the-request-holds key-value-store pitfalls where-to-go-next other-assets troubleshooting',
  'asset-source/index.mdx':
    'asset-sources how-it-works parts runtime public-examples pitfalls where-to-go-next parts-of-a-plugin ways-to-bring-media-into-a-project troubleshooting',
  'cli/commands.mdx':
    'commands overview vev-login vev-create vev-init vev-start vev-deploy deploy-from-ci vev-compile output-files host-the-output-with-a-framework pitfalls where-to-go-next troubleshooting',
  'cli/configuration.mdx':
    'configuration reference share-a-component-with-your-account set-up-compilation keep-the-file-safe pitfalls where-to-go-next check-the-file-while-you-type ways-to-name-the-project-and-the-folder troubleshooting',
  'cli/getting-started.mdx':
    'getting-started requirements install-the-cli log-in create-a-project from-the-starter in-an-existing-react-project initialize-the-package write-a-component run-it-in-the-editor deploy starter-contents pitfalls where-to-go-next check-the-types terms create-a-react-project ways-to-begin troubleshooting',
  'cli/tailwind.mdx':
    'tailwind settings extend-the-theme let-designers-change-the-style pitfalls where-to-go-next ways-to-style-a-component troubleshooting',
  'cli/web-workers.mdx':
    'web-workers declare-the-import-for-typescript reference import-modules-in-the-worker load-files-in-the-worker pitfalls where-to-go-next troubleshooting',
  'cms/client-side.mdx':
    'client-side-rendering set-it-up embed-files loading data write-the-data-from-your-cms embed-as-a-frame pitfalls where-to-go-next troubleshooting data-for-the-variables',
  'cms/index.mdx':
    'cms steps variables keys-and-values choose-where-to-render pitfalls where-to-go-next other-keys-that-you-need ways-to-show-a-project-elsewhere troubleshooting',
  'cms/server-side.mdx':
    'server-side-rendering set-it-up templates data what-mustache-does-with-the-values nodejs php other-languages pitfalls where-to-go-next troubleshooting data-for-the-variables',
  'guides/agents.mdx':
    'agents put-agentsmd-into-your-package let-it-read-single-pages give-it-tools check-what-it-wrote commands rules where-to-read before-you-say-that-it-is-done',
  'guides/asset-source.mdx':
    'tutorial-an-asset-source before-you-start create-the-folder start-a-library read-all-pages write-the-plugin test-it deploy-and-connect-it download where-to-go-next build-an-asset-source',
  'guides/cms-page.mdx':
    'tutorial-a-page-with-your-data before-you-start create-the-folder bring-your-data write-a-template give-the-variables-their-values start-the-server test-it take-the-page-of-your-project download where-to-go-next fill-a-page-with-your-data',
  'guides/component.mdx':
    'tutorial-a-component before-you-start create-the-folder write-the-component let-designers-style-it add-the-interaction test-it see-it-in-the-editor deploy download where-to-go-next build-a-component',
  'guides/glossary.mdx':
    'glossary the-editor design-editor account project add-menu edit-panel editor-mode green-dot trigger main-component components component-package sdk content-key host-element interaction asset-sources asset-source asset meta-field projects-on-a-site-of-your-own cms-variable page-key mustache variable',
  'guides/index.mdx': 'guides tutorials recipes reference',
  'guides/recipes/breakpoints.mdx': 'breakpoints what-you-see what-to-watch-for where-to-go-next',
  'guides/recipes/form.mdx': 'form-with-validation what-you-see what-to-watch-for where-to-go-next',
  'guides/recipes/hover-styles.mdx': 'hover-styles what-you-see what-to-watch-for where-to-go-next',
  'guides/recipes/infinite-list.mdx':
    'infinite-list what-you-see what-to-watch-for where-to-go-next',
  'guides/recipes/media-field.mdx':
    'field-with-a-media-picker what-you-see what-to-watch-for where-to-go-next',
  'guides/recipes/reveal.mdx': 'reveal-on-scroll what-you-see what-to-watch-for where-to-go-next',
  'guides/recipes/shared-state.mdx':
    'state-that-components-share what-you-see what-to-watch-for where-to-go-next',
  'guides/recipes/site-menu.mdx':
    'menu-of-the-project what-you-see what-to-watch-for where-to-go-next',
  'guides/recipes/slider.mdx': 'slider what-you-see what-to-watch-for where-to-go-next',
  'guides/recipes/testing.mdx': 'test-a-component what-you-see what-to-watch-for where-to-go-next',
  'guides/recipes/theming.mdx':
    'theming-by-variables what-you-see what-to-watch-for where-to-go-next',
  'guides/recipes/video-events.mdx':
    'video-with-events what-you-see what-to-watch-for where-to-go-next',
  'guides/troubleshooting.mdx':
    'troubleshooting messages command-line react-components asset-sources cms tracking api what-goes-wrong-on-the-command-line what-goes-wrong-in-components what-goes-wrong-in-plugins what-goes-wrong-on-pages-with-your-data what-goes-wrong-with-events what-goes-wrong-with-keys',
  'guides/versions.mdx':
    'versions what-differs what-sdk-03-has-besides what-is-newer react react-0-3-5 react-0-2-1 react-0-2-0 utils-1-2-18 utils-1-2-8 utils-1-2-7',
  'guides/whats-new.mdx': 'what-is-new news changed-sections',
  'guides/which-to-choose-in-code.mdx':
    'which-to-choose-in-code pass-data-between-components animate lead-visitors-somewhere check-what-designers-enter pass-tracking-events-on keep-a-key deliver-components compared-elsewhere',
  'guides/which-to-choose.mdx':
    'which-to-choose show-a-project-elsewhere bring-media-into-a-project show-a-picture repeat-content group-fields let-designers-change-the-look style-a-component pass-data-between-components pass-tracking-events-on keep-a-key compared-on-their-own-page compared-elsewhere',
  'index.mdx': '',
  'react/components.mdx':
    'components overview reference image link render pitfalls where-to-go-next ways-to-show-a-picture icon stateprovider transition portal gesture parts-of-the-platform functions functions-of-vevreact functions-of-vevutils troubleshooting',
  'react/content-children.mdx':
    'children registration what-your-component-receives widgetnode show-one-child-at-a-time pitfalls where-to-go-next troubleshooting',
  'react/editable-css.mdx':
    'editable-css fields properties choose-a-selector css-modules plain-selectors several-elements pitfalls where-to-go-next ways-to-let-designers-change-the-look states-and-parts-of-an-element troubleshooting',
  'react/hooks.mdx':
    'hooks overview visibility-and-size useintersection usesize useviewport time-and-animation useframe useinterval editor useeditorstate project-data useicon useimage usemenu usemodel usepages useroute usevariable more-hooks usevevevent usedispatchvevevent usevisible usedevice usescrolltop usesetvariable usetracking undocumented-hooks pitfalls where-to-go-next which-hook-to-take pointer-and-touch usehover useswipe state-that-components-share useglobalstate usestore events-and-tracking all-other-hooks troubleshooting',
  'react/interactions.mdx':
    'interactions-and-events overview event-object hooks usevevevent usedispatchvevevent play-and-pause what-designers-connect pitfalls where-to-go-next ways-to-pass-data-between-components choose-a-name troubleshooting',
  'react/register-vev-component.mdx':
    'register-component before-you-start the-call configuration component-types action-components size custom-edit-panel what-your-component-receives pitfalls where-to-go-next empty-state troubleshooting',
  'react/vev-props.mdx':
    'props-and-schema overview base-fields types string number boolean image object array select link upload menu layout variable field-behavior initialvalue validate hidden onchange storage component pitfalls where-to-go-next ways-to-group-fields ways-to-repeat-content color icon video audio group-popover-and-divider event-widgetselect-and-maincomponent troubleshooting playground',
  'react/vev-types.mdx':
    'context members project pages currentpage content events storage who-receives-it samples offer-the-pages-of-the-project start-with-a-value-from-the-page check-one-field-against-another pitfalls where-to-go-next undocumented-members menus actions choose-from-a-library-or-upload-a-file types-to-import troubleshooting',
  'tracking.mdx':
    'tracking-and-analytics the-event standard-events custom-events type-the-listener forward-the-events track-from-a-component pitfalls where-to-go-next ways-to-pass-events-on how-videos-count what-the-project-tells-a-data-layer troubleshooting',
};
