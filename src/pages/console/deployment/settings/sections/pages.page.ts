import { imageUpload } from '../../../../../deployment/index.ts';
import { ConsoleUpdateUiSettingsDocument } from '../../documents.ts';
import { signInFrame } from '../frame/sign-in-frame.ts';
import { versionedSettingsPage } from '../frame/versioned-settings.ts';
import { deleteUiImage, IMAGE_FIELDS, setUiImage, uiImages } from './ui-images.ts';

/** The name, colors and images of the application, and the addresses of its pages. */
export const pagesSettingsPage = versionedSettingsPage({
  path: '/settings/pages',
  query: 'uiSettings',
  selection: IMAGE_FIELDS,
  form: {
    input: 'UpdateUiSettingsInput',
    texts: 'console.setting.ui',
    omitted: [
      'faviconImageUrl',
      'logoImageUrl',
      'defaultUserProfileImageUrl',
      'defaultOrganizationProfileImageUrl',
      'defaultWorkspaceProfileImageUrl',
    ],
    parts: [
      {
        title: 'console.settings.look',
        fields: [
          'appName',
          'primaryColor',
          'lightModeSettings',
          'darkModeSettings',
          'useInitialsForUserProfileImage',
          'useInitialsForOrganizationProfileImage',
        ],
      },
      {
        title: 'console.settings.terms',
        fields: [
          'tosPageUrl',
          'privacyPolicyUrl',
          'supportPageUrl',
          'signUpTermsStatementShown',
          'signUpTermsStatement',
        ],
      },
      {
        title: 'console.settings.addresses',
        hint: 'console.settings.addressesHint',
        fields: [
          'signInPageUrl',
          'signUpPageUrl',
          'waitlistPageUrl',
          'userProfileUrl',
          'organizationProfileUrl',
          'createOrganizationUrl',
        ],
      },
      {
        title: 'console.settings.targets',
        hint: 'console.settings.targetsHint',
        fields: [
          'afterSignInRedirectUrl',
          'afterSignUpRedirectUrl',
          'afterCreateOrganizationRedirectUrl',
          'afterSignOutOnePageUrl',
          'afterSignOutAllPageUrl',
          'afterLogoClickUrl',
        ],
      },
    ],
  },
  below: uiImages,
  done: { imageSaved: 'image.saved', imageDeleted: 'image.removed' },
  actions: { setImage: setUiImage, deleteImage: deleteUiImage },
  maxFileBytes: imageUpload.maxBytes,
  preview: (request, entered) => signInFrame(request, entered && { uiSettings: entered }),
  update: (request, { input, version }) => request.run(ConsoleUpdateUiSettingsDocument, { input, version }),
});
