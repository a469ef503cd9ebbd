type Breakpoint = 'desktop' | 'tablet' | 'mobile';
type Video = {
  videoUrl: string;
  totalPlayTime: number;
  percentagePlayed: number;
};

type TrackingData = {
  VEV_PROJECT_LOAD: {
    projectKey: string;
    projectName?: string;
    breakpoint: Breakpoint;
  };
  VEV_PAGE_LOAD: {
    pageKey: string;
    pageName: string;
    projectKey: string;
    breakpoint: Breakpoint;
  };
  VEV_LINK_CLICK: { url: string };
  VEV_VIDEO_PLAY: Video;
  VEV_VIDEO_STOP: Video;
  VEV_VIDEO_END: Video;
  VEV_VIDEO_PROGRESS: Video & { videoName: string; progress: number };
  /** A custom event, with the name that the designer gave. */
  TRACK: { event: string };
};

type MetaData = { projectKey: string; pageKey: string; timestamp: number };

type TrackingEvent = {
  [Type in keyof TrackingData]: {
    type: Type;
    data: TrackingData[Type];
    metaData: MetaData;
  };
}[keyof TrackingData];

window.addEventListener('vev.track', (event) => {
  const { detail } = event as CustomEvent<TrackingEvent>;

  switch (detail.type) {
    case 'VEV_PAGE_LOAD':
      console.log(`${detail.data.pageName} on ${detail.data.breakpoint}`);
      break;
    case 'VEV_VIDEO_PROGRESS':
      console.log(
        `${detail.data.videoName}: ${detail.data.percentagePlayed} %`,
      );
      break;
    case 'TRACK':
      console.log(`Custom event ${detail.data.event}`);
      break;
    default:
      // An event that you do not use, or one of a component.
      console.log(detail.type);
  }
});
